import { isOwnPath } from '@hanjan/core';
import { useEffect, useState } from 'react';
import type { TypedBoxProps } from '../field/box.ts';
import { TextBox } from '../field/TextBox.tsx';
import { Picture } from './Picture.tsx';

interface Props extends TypedBoxProps {
  /** The path as it is stored. */
  readonly value: string | null;
}

/** How long typing may go on until the picture is fetched. */
const WAIT_MS = 300;

/** The path of a picture, and the picture below it. */
export function ImageBox({ value, ...props }: Props) {
  const path = useSettled(value);
  return (
    <>
      <TextBox {...props} inputMode="url" placeholder="/…" />
      {path !== null && isOwnPath(path) && <Picture path={path} name={props.label} />}
    </>
  );
}

/** The value once it has stood still for a moment; at first at once. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
