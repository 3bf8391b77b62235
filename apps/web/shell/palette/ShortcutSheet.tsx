import { useId } from 'react';
import { chooseShell, chosenShell } from '../../base/session/preferences.ts';
import { useStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Switch } from '../../parts/choice/Switch.tsx';
import { chordText, PALETTE } from '../../parts/chords.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Keys } from './Keys.tsx';
import type { PanelProps } from './panel.ts';
import { SHORTCUTS, type Shortcut } from './shortcuts.ts';

/** Every shortcut of the product by where it works, and the switch for those that are a single key. */
export default function ShortcutSheet({ onClose }: PanelProps) {
  const { shortcuts } = useStore(chosenShell);
  const textId = useId();
  return (
    <Dialog title={t('keys_title')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <div className="keys">
        {SHORTCUTS.map(({ where, shortcuts }) => (
          <section key={where}>
            <h3 tabIndex={-1} data-autofocus>
              {t(where)}
            </h3>
            <dl>{shortcuts.map(row)}</dl>
          </section>
        ))}
      </div>
      <Switch
        className="keys-switch"
        checked={shortcuts}
        aria-describedby={textId}
        onChange={(event) => chooseShell({ shortcuts: event.currentTarget.checked })}
      >
        {t('keys_single')}
      </Switch>
      <p id={textId}>{t('keys_single_text', { chord: chordText(PALETTE) })}</p>
    </Dialog>
  );
}

const row = ({ does, chords }: Shortcut) => (
  <div key={does}>
    <dt>{t(does)}</dt>
    <dd>
      {chords.map((chord) => (
        <Keys key={chord.join()} chord={chord} />
      ))}
    </dd>
  </div>
);
