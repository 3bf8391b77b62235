import type { DeskStatement } from '@hanjan/model/setting/desk.ts';
import { t } from '../../base/texts/index.ts';
import { moment } from '../../base/texts/times.ts';
import { decimal, milliseconds } from './show.ts';

/** Statements that took long, those that took longest in all first. */
export function Statements({ slow }: { readonly slow: readonly DeskStatement[] }) {
  return (
    <section aria-labelledby="desk-slow">
      <h2 id="desk-slow">{t('desk_slow')}</h2>
      <p>{t(slow.length > 0 ? 'desk_slow_text' : 'desk_slow_none')}</p>
      <ol>
        {slow.map(({ text, count, mean_ms, most_ms, last_at }) => (
          <li key={text}>
            <dl>
              <div>
                <dt>{t('desk_count')}</dt>
                <dd>{decimal(count)}</dd>
              </div>
              <div>
                <dt>{t('desk_mean')}</dt>
                <dd>{milliseconds(mean_ms)}</dd>
              </div>
              <div>
                <dt>{t('desk_most')}</dt>
                <dd>{milliseconds(most_ms)}</dd>
              </div>
              <div>
                <dt>{t('desk_last')}</dt>
                <dd>{moment(last_at)}</dd>
              </div>
            </dl>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
            <code lang="en" tabIndex={0}>
              {text}
            </code>
          </li>
        ))}
      </ol>
    </section>
  );
}
