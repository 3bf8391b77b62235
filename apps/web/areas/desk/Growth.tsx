import type { DeskCounts, DeskWeek } from '@hanjan/model/setting/desk.ts';
import { t } from '../../base/texts/index.ts';
import { shortDay } from '../../base/texts/times.ts';
import { decimal } from './show.ts';

const KINDS = ['accounts', 'cafes', 'roasters'] as const satisfies readonly (keyof DeskCounts)[];
const HEIGHT = 48;
const WIDTH = 12;

/** What was new in each week: a row of bars for each kind, and the numbers behind them. */
export function Growth({ weeks, totals }: { readonly weeks: readonly DeskWeek[]; readonly totals: DeskCounts }) {
  return (
    <section aria-labelledby="desk-growth">
      <h2 id="desk-growth">{t('desk_growth')}</h2>
      <p>{t('desk_growth_text')}</p>
      <div className="desk-bars" aria-hidden>
        {KINDS.map((kind) => (
          <figure key={kind}>
            <figcaption>
              {t(`desk_${kind}`)} <b>{decimal(totals[kind])}</b>
            </figcaption>
            <Bars counts={weeks.map((week) => week[kind])} />
          </figure>
        ))}
      </div>
      <details>
        <summary>{t('desk_weeks')}</summary>
        <table className="site-desk-table">
          <thead>
            <tr>
              <th scope="col">{t('desk_week')}</th>
              {KINDS.map((kind) => (
                <th scope="col" key={kind}>
                  {t(`desk_${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.week}>
                <th scope="row">{shortDay(week.week)}</th>
                {KINDS.map((kind) => (
                  <td key={kind}>{decimal(week[kind])}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('desk_total')}</th>
              {KINDS.map((kind) => (
                <td key={kind}>{decimal(totals[kind])}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Bars({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <svg viewBox={`0 0 ${counts.length * WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, nth) => {
        // A week in which nothing came is a line, so that the row of weeks is seen.
        const height = Math.max(1, (count / most) * HEIGHT);
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is the week at its place
        return <rect key={nth} x={nth * WIDTH + 1} y={HEIGHT - height} width={WIDTH - 2} height={height} />;
      })}
    </svg>
  );
}
