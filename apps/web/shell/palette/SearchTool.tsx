import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chosenShell } from '../../base/session/preferences.ts';
import { useStore } from '../../base/store/store.ts';
import { t, withTexts } from '../../base/texts/index.ts';
import { chordText, isPaletteKey, isSheetKey, isTyped, PALETTE } from '../../parts/chords.ts';
import { Icon } from '../../parts/Icon.tsx';
import { tellMissing } from '../../parts/states/missing.ts';
import { afterKey } from './ahead.ts';
import { PANELS, type PanelName, type PanelProps } from './panel.ts';

interface Shown {
  readonly name: PanelName;
  readonly Panel: ComponentType<PanelProps>;
  readonly typed: string;
}

/** Opens the palette, by its button or its keys, and the sheet of shortcuts by its own key. */
export function SearchTool() {
  const [shown, setShown] = useState<Shown | null>(null);
  const { shortcuts } = useStore(chosenShell);
  // What is typed while the palette is on its way; null while it is not.
  const ahead = useRef<string | null>(null);
  const close = () => setShown(null);
  const show = async (name: PanelName) => {
    if (name === 'palette') ahead.current ??= '';
    const panel = await withTexts('palette', PANELS[name]()).catch(() => null);
    // At once, so that no key falls between both.
    if (panel) flushSync(() => setShown({ name, Panel: panel.default, typed: ahead.current ?? '' }));
    ahead.current = null;
    if (!panel) await tellMissing();
  };
  const onKey = (event: KeyboardEvent) => {
    const text = ahead.current === null || event.isComposing ? null : afterKey(ahead.current, event);
    if (text !== null) {
      ahead.current = text;
      event.preventDefault();
      return;
    }
    // It is fetched while the chord is being pressed.
    if (event.key === 'Control' || event.key === 'Meta') prepare();
    const name = isPaletteKey(event)
      ? 'palette'
      : shortcuts && isSheetKey(event) && !isTyped(event.target)
        ? 'keys'
        : null;
    if (!name || event.isComposing) return;
    event.preventDefault();
    if (shown?.name === name) close();
    else if (!document.querySelector('dialog[open]')) show(name);
  };
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const title = `${t('palette')} (${chordText(PALETTE)})`;
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={t('palette')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={title}
        onPointerEnter={prepare}
        onClick={() => show('palette')}
      >
        <Icon name="search" />
      </button>
      {shown && <shown.Panel typed={shown.typed} onClose={close} onKeys={() => show('keys')} />}
    </>
  );
}

/** Whoever is about to open the palette does not wait for it; whether it comes is seen when it is opened. */
function prepare(): void {
  withTexts('palette', PANELS.palette()).catch(() => undefined);
}
