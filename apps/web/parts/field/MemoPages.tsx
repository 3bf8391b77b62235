import { t } from '../../i18n/index.ts';
import { Icon } from '../Icon.tsx';
import { type Part, partAt, partsOf } from './memo_parts.ts';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly part: Part;
  show(part: Part): void;
}

/** Which part of a long text is typed into, and the ways to the others. */
export function MemoPages({ label, text, part, show }: Props) {
  const parts = partsOf(text);
  const at = parts.filter(({ start }) => start <= part.start).length;
  const isFirst = part.start === 0;
  const isLast = part.end === text.length;
  return (
    <div className="memo-pages">
      <button
        type="button"
        aria-label={`${label}: ${t('memo_before')}`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && show(partAt(parts, part.start))}
      >
        <Icon name="left" size={16} />
        {t('memo_before')}
      </button>
      <span className="number" aria-live="polite">
        {t('memo_part', { at, count: parts.length })}
      </span>
      <button
        type="button"
        aria-label={`${label}: ${t('memo_after')}`}
        aria-disabled={isLast}
        onClick={() => !isLast && show(partAt(parts, part.end, true))}
      >
        {t('memo_after')}
        <Icon name="right" size={16} />
      </button>
    </div>
  );
}
