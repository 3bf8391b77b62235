import type { ReactNode } from 'react';
import './input.css';

/** What is wrong with a box, below it. */
export const FaultLine = ({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) => (
  <p id={id} className="fault">
    {children}
  </p>
);
