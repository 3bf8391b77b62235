import type { ReactNode } from 'react';
import { INPUT } from './mantine_input.ts';

/** What is wrong with a box, below it; it looks like Mantine's, as the box does. */
export const FaultLine = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className={`mantine-InputWrapper-error ${INPUT.error}`}>
    {children}
  </p>
);
