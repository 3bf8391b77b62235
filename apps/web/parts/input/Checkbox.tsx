import type { ComponentProps } from 'react';
import { FaultLine } from './FaultLine.tsx';
import { type Around, faultOf, useBound } from './Labelled.tsx';
import './form.css';

type Props = Pick<Around, 'error' | 'required'> &
  Omit<ComponentProps<'input'>, 'type' | 'size' | keyof Around> & { readonly label: string };

/** A box to tick with its words at the right, and what is wrong below them. */
export function Checkbox({ label, error, required, ...input }: Props) {
  const bound = useBound({ error, required });
  return (
    <div className="checkbox">
      <span className="checkbox-box">
        <input {...input} {...bound} type="checkbox" data-error={error ? true : undefined} />
        <svg viewBox="0 0 10 7" aria-hidden="true">
          <path d="M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z" />
        </svg>
      </span>
      <div className="checkbox-words">
        <label htmlFor={bound.id}>{label}</label>
        {error && <FaultLine id={faultOf(bound.id)}>{error}</FaultLine>}
      </div>
    </div>
  );
}
