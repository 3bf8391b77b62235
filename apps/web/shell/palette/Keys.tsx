import { t } from '../../base/texts/index.ts';
import { type Chord, keyText } from '../../parts/chords.ts';
import './keys.css';

/** A chord as the keys that are pressed together. */
export const Keys = ({ chord }: { readonly chord: Chord }) => (
  <span className="keys-chord">
    {chord.map((key) => (
      <kbd key={key}>{keyText(key)}</kbd>
    ))}
  </span>
);

const HINTS = [
  { does: 'palette_choose', chords: [['ArrowUp'], ['ArrowDown']] },
  { does: 'palette_go', chords: [['Enter']] },
  { does: 'palette_new_tab', chords: [['Mod', 'Enter']] },
  { does: 'close', chords: [['Escape']] },
] as const;

/** What the keys of the palette do, in one line for whoever has keys. */
export const Hints = () => (
  <p className="keys-hints" aria-hidden="true">
    {HINTS.map(({ does, chords }) => (
      <span key={does}>
        {chords.map((chord) => (
          <Keys key={chord.join()} chord={chord} />
        ))}
        {t(does)}
      </span>
    ))}
  </p>
);
