import { isColour } from '@hanjan/core';
import { t } from '../../base/texts/index.ts';
import { TextBox } from '../../parts/field/TextBox.tsx';
import type { InputProps, InputView } from '../../records/field/view.ts';
import { contrastText, Swatch } from './Swatch.tsx';

/** What the box that the browser opens begins with. */
const FIRST = '#a87b64';

/** A colour as `#rrggbb`, seen below its text with how well words can be read on it; any other alias is a text. */
export const colourInput: InputView<'text'> = { counted: 'late', Input: ColourBox };

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
