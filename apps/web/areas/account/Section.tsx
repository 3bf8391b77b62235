import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import type { ReactNode } from 'react';
import { t } from '../../base/texts/index.ts';

interface Props {
  /** The key of its heading. */
  readonly name: MessageKey;
  readonly children: ReactNode;
}

/** A part of a page about an account, with its name in the left margin. */
export const Section = ({ name, children }: Props) => (
  <section className="account-section" aria-labelledby={name}>
    <h2 id={name}>{t(name)}</h2>
    <div>{children}</div>
  </section>
);
