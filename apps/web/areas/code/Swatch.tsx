import { THEMES } from '@hanjan/charts/wheel/colour/colour.ts';
import { contrast } from '@hanjan/charts/wheel/colour/oklch.ts';
import { t } from '../../base/texts/index.ts';
import './colour.css';

/** Text is read on what has so much contrast with it (WCAG 2.2, AA). */
const READABLE = 4.5;

/** The text colour of the product that is read best on a colour, and how well. */
function bestOn(colour: string): { readonly on: string; readonly ratio: number } {
  const [first, ...rest] = THEMES.light.on.map((on) => ({ on, ratio: contrast(on, colour) }));
  return rest.reduce((best, one) => (one.ratio > best.ratio ? one : best), first ?? { on: '#000000', ratio: 1 });
}

/** A word on a colour. */
export function Swatch({ colour }: { readonly colour: string }) {
  return (
    <span className="colour-swatch" style={{ background: colour, color: bestOn(colour).on }} aria-hidden="true">
      {t('colour_sample')}
    </span>
  );
}

/** How well words can be read on a colour. */
export function contrastText(colour: string): string {
  const { ratio } = bestOn(colour);
  return t(ratio < READABLE ? 'code_contrast_low' : 'code_contrast', { ratio: ratio.toFixed(1) });
}
