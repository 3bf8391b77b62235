import type { Screen } from '@hanjan/core';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { Way } from '../../../records/history/Way.tsx';
import { useNewest } from '../../../records/store/useNewest.ts';
import '../../../records/ledger/newest.css';

interface Props {
  readonly screen: Screen;
  readonly drink: number;
}

/** The newest few are enough below a drink; the list has the others. */
const FIRST = 5;

/** How a drink was as it was served, the newest first, and the way to say how it is now. */
export function Checks({ screen, drink }: Props) {
  const newest = useNewest(screen, 'drink_seq', drink, FIRST);
  if (!newest) return null;
  return (
    <section className="drink-checks" aria-label={t('drink_checks')}>
      <h2>{t('drink_checks')}</h2>
      {newest.rows && newest.rows.length > 0 && (
        <ol className="newest">
          {newest.rows.map((row) => (
            <li key={String(row.cupnote_seq)}>
              <Link href={`${newest.path}/${row.cupnote_seq}`}>
                <time>{String(row.cupnote_date)}</time>
                <b>{typeof row.cupnote_satis === 'number' ? row.cupnote_satis : '–'}</b>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <Way to={screen} label={t('drink_check')} values={() => ({ drink_seq: drink })} />
    </section>
  );
}
