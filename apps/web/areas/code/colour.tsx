import { THEMES } from '@hanjan/charts/wheel/colour/colour.ts';
import { contrast } from '@hanjan/charts/wheel/colour/oklch.ts';
import { isColour } from '@hanjan/core';
import { t } from '../../base/texts/index.ts';
import { TextBox } from '../../parts/field/TextBox.tsx';
import type { CellProps, FieldView, InputProps } from '../../records/field/view.ts';
import './colour.css';

/** Text is read on what has so much contrast with it (WCAG 2.2, AA). */
const READABLE = 4.5;
/** What the box that the browser opens begins with. */
const FIRST = '#a87b64';

/** A colour as `#rrggbb`, seen beside its text with how well words can be read on it; any other alias as it is. */
export const colourView: FieldView<'text'> = { counted: 'late', room: 120, Input: ColourBox, Cell: ColourCell };

/** The text colour of the product that is read best on a colour, and how well. */
function bestOn(colour: string): { readonly on: string; readonly ratio: number } {
  const [first, ...rest] = THEMES.light.on.map((on) => ({ on, ratio: contrast(on, colour) }));
  return rest.reduce((best, one) => (one.ratio > best.ratio ? one : best), first ?? { on: '#000000', ratio: 1 });
}

export function Swatch({ colour }: { readonly colour: string }) {
  return (
    <span className="colour-swatch" style={{ background: colour, color: bestOn(colour).on }} aria-hidden="true">
      {t('colour_sample')}
    </span>
  );
}

function ColourBox(props: InputProps<'text'>) {
  const { text, set } = props;
  const typed = text.trim();
  return (
    <div className="colour-box">
      <TextBox
        {...props}
        placeholder={FIRST}
        right={
          <input
            type="color"
            className="colour-pick"
            aria-label={t('code_colour_pick')}
            value={isColour(typed) ? typed.toLowerCase() : FIRST}
            onChange={(event) => set(event.currentTarget.value)}
          />
        }
      />
      {isColour(typed) && (
        <p className="colour-said">
          <Swatch colour={typed} /> {contrastText(typed)}
        </p>
      )}
    </div>
  );
}

function ColourCell({ value, dense }: CellProps<'text'>) {
  if (!isColour(value)) return value;
  return (
    <span className="colour-cell" data-dense={dense || undefined}>
      <Swatch colour={value} />
      <span className="number">{value}</span>
      {!dense && <span className="colour-ratio">{contrastText(value)}</span>}
    </span>
  );
}

function contrastText(colour: string): string {
  const { ratio } = bestOn(colour);
  return t(ratio < READABLE ? 'code_contrast_low' : 'code_contrast', { ratio: ratio.toFixed(1) });
}
