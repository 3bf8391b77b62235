import { Input } from '@mantine/core';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { TypedBoxProps } from './box.ts';

interface Props extends TypedBoxProps {
  /** A sign that stands inside at the left. */
  readonly left?: ReactNode;
  /** What stands inside at the right: a unit, a button. */
  readonly right?: ReactNode;
  readonly rightWidth?: number;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/** A box of one line. */
export function TextBox(props: Props) {
  const { text, control, isFailing, type, leave, left, right, rightWidth = 44 } = props;
  return (
    <Input
      {...control}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      error={isFailing}
      autoComplete="off"
      inputMode={props.inputMode}
      placeholder={props.placeholder}
      onKeyDown={props.onKeyDown}
      leftSection={left}
      leftSectionWidth={left ? 24 : undefined}
      rightSection={right}
      rightSectionWidth={right ? rightWidth : undefined}
      rightSectionPointerEvents="auto"
    />
  );
}
