import type { ReactNode } from 'react';
import './total.css';

/** What comes of a form's values, in a list of such: a large number with its name below. */
export const Total = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="total">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
