import type { ReactNode } from 'react';
import './sign.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** The frame of the pages about signing in: a heading, a sentence and a narrow form. */
export function SignFrame({ title, lead, children }: Props) {
  return (
    <div className="sign">
      <h1>{title}</h1>
      {lead && <p className="sign-lead">{lead}</p>}
      {children}
    </div>
  );
}
