import type { ComponentProps } from 'react';
import './picks.css';

const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** A line of words that is on or off, with its switch before it. */
export const Switch = ({ className = '', children, ...input }: ComponentProps<'input'>) => (
  <label className={`pick ${className}`}>
    <input {...input} {...SWITCH} />
    {children}
  </label>
);
