import type { Row, Screen } from '@hanjan/core';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useStar } from './useStar.ts';

interface Props {
  readonly screen: Screen;
  readonly record: Row;
}

/** The star of a record that is read; none for a guest. */
export function StarTool({ screen, record }: Props) {
  const star = useStar(screen, record);
  if (!star) return null;
  const label = t('favorite_star');
  return (
    <button
      type="button"
      className="tool star"
      aria-pressed={star.isStarred}
      aria-label={label}
      title={label}
      disabled={star.isBusy}
      onClick={star.toggle}
    >
      <Icon name="star" />
    </button>
  );
}
