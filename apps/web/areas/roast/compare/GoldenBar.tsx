import { t } from '../../../base/texts/index.ts';
import { Choose } from '../../../parts/Choose.tsx';
import { GoldenTargets } from './GoldenTargets.tsx';
import type { GoldenOf, useGolden } from './useGolden.ts';

const TEXTS = {
  none: 'roast_golden_none',
  all: 'roast_golden_all',
  best: 'roast_golden_best',
} as const satisfies Record<GoldenOf, string>;

/** Of which roasts a golden curve is drawn, what it is, and what can be made of it. */
export function GoldenBar({ choices, chosen, choose, golden, of }: ReturnType<typeof useGolden>) {
  if (choices.length < 2) return null;
  return (
    <div className="compare-golden">
      <svg width="28" height="14" aria-hidden="true">
        <rect width="28" height="14" />
        <path d="M0 7H28" />
      </svg>
      <span>{t('roast_golden')}</span>
      <Choose
        label={(text) => `${t('roast_golden')}: ${text}`}
        options={choices}
        chosen={chosen}
        textOf={(choice) => t(TEXTS[choice])}
        choose={choose}
      />
      {golden && <span className="compare-note">{t('roast_golden_text', { count: golden.count })}</span>}
      {golden && <GoldenTargets golden={golden} rows={of.map(({ row }) => row)} />}
    </div>
  );
}
