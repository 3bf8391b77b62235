import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** It stands below a heading of the page. */
  readonly isBelow: boolean;
  readonly children: ReactNode;
}

/** A part of the page, with its name in the margin. */
export function Section({ title, isBelow, children }: Props) {
  const id = useId();
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <section className="bean-section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <div className="bean-section-body">{children}</div>
    </section>
  );
}
