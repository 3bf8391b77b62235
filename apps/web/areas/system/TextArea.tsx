import type { ComponentProps } from 'react';
import { type Around, Labelled, useBound } from '../../parts/input/Labelled.tsx';
import '../../parts/input/input.css';

/** Several lines of text with their label. */
export function TextArea({
  label,
  description,
  error,
  required,
  ...area
}: Around & Omit<ComponentProps<'textarea'>, keyof Around>) {
  const bound = useBound({ description, error, required });
  return (
    <Labelled id={bound.id} {...{ label, description, error, required }}>
      <textarea className="desk-area" data-error={Boolean(error) || undefined} {...area} {...bound} />
    </Labelled>
  );
}
