import { MAX, onScoreKey } from '@hanjan/charts/radar/score.ts';
import { t } from '../../../base/texts/index.ts';
import { ClearButton } from '../../../parts/ClearButton.tsx';
import { Graduation, INSET } from '../../../parts/size/Graduation.tsx';
import { useSlide } from '../../../parts/size/useSlide.ts';
import './score.css';

const scoreAt = (share: number) => Math.round(Math.min(1, Math.max(0, (share - INSET) / (1 - 2 * INSET))) * MAX);

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: number | null;
  readonly describedBy?: string | undefined;
  set(value: number | null): void;
  leave?(): void;
}

/** A score on its graduation: drag, click a tick, arrow keys, digits. Not given until touched; can be taken back. */
export function ScoreSlider({ id, label, value, describedBy, set, leave }: Props) {
  const slide = useSlide<number | null>({ value, at: scoreAt, set });
  return (
    <div className="score">
      <span id={`${id}-name`}>{label}</span>
      <div
        id={id}
        className="score-slider"
        role="slider"
        tabIndex={0}
        aria-labelledby={`${id}-name`}
        aria-describedby={describedBy}
        aria-valuemin={0}
        aria-valuemax={MAX}
        aria-valuenow={value ?? MAX}
        aria-valuetext={value === null ? t('not_scored') : String(value)}
        {...slide}
        onKeyDown={onScoreKey(value, set)}
        onBlur={leave}
      >
        <Graduation value={value} />
      </div>
      {/* The slider says its value itself. */}
      <output htmlFor={id} aria-live="off" data-open={value === null || undefined}>
        {value ?? t('not_scored')}
      </output>
      {value !== null && <ClearButton className="score-clear" label={label} run={() => set(null)} />}
    </div>
  );
}
