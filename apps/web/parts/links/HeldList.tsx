import type { HeldRecords } from '@hanjan/model/account/own.ts';
import { tabOf } from '@hanjan/model/menu.ts';
import { Children, type ReactNode } from 'react';
import { Link } from 'wouter';
import { t, textOf } from '../../base/texts/index.ts';
import './held.css';

interface Props {
  readonly records: readonly HeldRecords[];
  /** What is held besides, a term and its description each. */
  readonly children?: ReactNode;
}

/** How many records of each kind there are, with the way to their list. */
export function HeldList({ records, children }: Props) {
  const shown = records.flatMap(({ screen, count }) => {
    const tab = tabOf(screen);
    return tab && count > 0 ? [{ tab, count }] : [];
  });
  const hasAny = shown.length > 0 || Children.toArray(children).length > 0;
  return (
    <>
      {shown.length === 0 && <p className="held-none">{t('held_none')}</p>}
      {hasAny && (
        <dl className="held">
          {shown.map(({ tab, count }) => (
            <div key={tab.path}>
              <dt>
                <Link className="quiet-link" href={tab.path}>
                  {textOf(`menu_${tab.key}`)}
                </Link>
              </dt>
              <dd className="number">{t('held_count', { count })}</dd>
            </div>
          ))}
          {children}
        </dl>
      )}
    </>
  );
}
