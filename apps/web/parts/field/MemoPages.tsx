import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import { type Place, placeAt } from './memo_parts.ts';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly place: Place;
  go(to: Place): void;
}

/** Which part of a long text is typed into, and the ways to its neighbours. */
export function MemoPages({ label, text, place, go }: Props) {
  const { start, end } = place.part;
  const isFirst = start === 0;
  const isLast = end === text.length;
  return (
    <div className="memo-pages">
      <button
        type="button"
        aria-label={`${label}: ${t('page_previous')}`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && go(placeAt(text, start - 1))}
      >
        <Icon name="left" size={16} />
        {t('page_previous')}
      </button>
      <span className="number" aria-live="polite">
        {t('memo_part', { at: place.at, count: place.count })}
      </span>
      <button
        type="button"
        aria-label={`${label}: ${t('page_next')}`}
        aria-disabled={isLast}
        onClick={() => !isLast && go(placeAt(text, end))}
      >
        {t('page_next')}
        <Icon name="right" size={16} />
      </button>
    </div>
  );
}
