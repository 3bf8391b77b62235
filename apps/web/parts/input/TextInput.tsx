import type { ComponentProps } from 'react';
import { InputFrame } from './InputFrame.tsx';
import { type Around, Labelled, useBound } from './Labelled.tsx';

interface Props extends Around, Omit<ComponentProps<'input'>, 'size' | keyof Around> {
  readonly size?: 'md';
}

/** One line of text with its label. */
export function TextInput({ label, description, error, required, size, ...input }: Props) {
  const bound = useBound({ description, error, required });
  return (
    <Labelled id={bound.id} {...{ label, description, error, required }}>
      <InputFrame size={size} isFailing={Boolean(error)}>
        <input {...input} {...bound} className="input-box" />
      </InputFrame>
    </Labelled>
  );
}
