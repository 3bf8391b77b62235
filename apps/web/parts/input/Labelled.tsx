import { type ReactNode, useId } from 'react';
import { FaultLine } from './FaultLine.tsx';
import './form.css';

/** What stands around a control of a plain form. */
export interface Around {
  readonly label?: string;
  /** Stands below and says what is wanted. */
  readonly description?: string;
  /** What is wrong, and what to do about it. */
  readonly error?: string | null | undefined;
  readonly required?: boolean;
}

/** What a control carries so that label and words belong to it. */
export interface Bound {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: boolean | undefined;
}

/** The ids by which a control, its label and its words belong together. */
export function useBound({ description, error, required }: Around): Bound {
  const id = useId();
  const words = [...(error ? [faultOf(id)] : []), ...(description ? [hintOf(id)] : [])];
  return {
    id,
    required,
    'aria-describedby': words.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** A control with its label above, and below what is wrong and what is wanted. */
export function Labelled({
  id,
  label,
  description,
  error,
  required,
  children,
}: Around & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="labelled">
      {label && (
        <label className="labelled-label" htmlFor={id}>
          {label}
          {required && (
            <span className="labelled-required" aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {children}
      {error && <FaultLine id={faultOf(id)}>{error}</FaultLine>}
      {description && (
        <p className="labelled-hint" id={hintOf(id)}>
          {description}
        </p>
      )}
    </div>
  );
}

export const faultOf = (id: string): string => `${id}-fault`;
const hintOf = (id: string): string => `${id}-hint`;
