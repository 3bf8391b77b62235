import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { currentPerson } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { steppedTo } from '../../parts/choice/stepped.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { Entry } from './entry.ts';
import { Hints } from './Keys.tsx';
import { lineId, PaletteList } from './PaletteList.tsx';
import type { PanelProps } from './panel.ts';
import { useSections } from './useSections.ts';
import { useSheet } from './useSheet.ts';
import './palette.css';

/** Finds pages, records and what can be done by name: typing narrows, arrow keys choose, Enter opens. */
export default function Palette({ typed: ahead, onClose, onKeys }: PanelProps) {
  const [typed, setTyped] = useState(ahead);
  // Where the arrow keys or the pointer went; the first line until then.
  const [picked, setPicked] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const listId = useId();
  const text = typed.trim();
  const { sections, isNothing, isBusy, failed, again } = useSections(text, onKeys);
  const entries = sections.flatMap((section) => section.entries);
  const active = entries.find(({ id }) => id === picked) ?? (isNothing ? undefined : entries[0]);
  const activeId = active && lineId(listId, active);
  useSheet(frame, onClose);

  const type = (next: string) => {
    setTyped(next);
    setPicked(null);
    body.current?.scrollTo(0, 0);
  };
  // Only keys move the list: what a pointer is at stays under it.
  const walkTo = (goal: number) => {
    const entry = entries[goal];
    if (!entry) return;
    setPicked(entry.id);
    if (goal === 0) body.current?.scrollTo(0, 0);
    else document.getElementById(lineId(listId, entry))?.scrollIntoView({ block: 'nearest' });
  };
  // Not called for a link that opens beside this page: that stays as it is.
  const choose = ({ run }: Entry) => {
    onClose();
    run?.();
  };
  const open = (isBeside: boolean) => {
    const line = activeId ? document.getElementById(activeId) : null;
    if (isBeside && line instanceof HTMLAnchorElement) window.open(line.href, '_blank', 'noopener');
    else line?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey } = event;
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    const isWalking = picked !== null || typed === '';
    const goal = steppedTo(key, active ? entries.indexOf(active) : -1, entries.length, isWalking);
    if (key === 'Enter') open(ctrlKey || metaKey);
    else if (goal !== undefined) walkTo(goal);
    else return;
    event.preventDefault();
  };
  const isKnown = currentPerson() !== null;
  return (
    <Dialog title={t('palette')} onClose={onClose} light>
      <div ref={frame} className="palette">
        <div className="palette-box">
          <Icon name="search" />
          <input
            data-autofocus
            role="combobox"
            aria-label={t('palette')}
            aria-expanded={entries.length > 0}
            aria-controls={entries.length > 0 ? listId : undefined}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder={t(isKnown ? 'palette_hint' : 'palette_hint_guest')}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="tool" aria-label={t('close')} title={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <p role="status" className="spoken">
          {text && !isBusy && (isNothing ? t('nothing_found') : t('palette_count', { count: entries.length }))}
        </p>
        <div ref={body} className="palette-body">
          {isNothing && (
            <div className="palette-none">
              <strong>{t('nothing_found')}</strong>
              <p>{t('palette_none_text')}</p>
              {!isKnown && <p>{t('palette_none_guest')}</p>}
            </div>
          )}
          {entries.length > 0 && (
            <PaletteList
              id={listId}
              sections={sections}
              active={active}
              onPoint={({ id }) => setPicked(id)}
              onChoose={choose}
            />
          )}
          {isBusy && <p className="palette-note palette-waiting">{t('palette_busy')}</p>}
          {failed !== null && (
            <p className="palette-note" role="alert">
              {t('palette_failed')} {failed}{' '}
              <button type="button" className="quiet-link" onClick={again}>
                {t('retry')}
              </button>
            </p>
          )}
        </div>
        <Hints />
      </div>
    </Dialog>
  );
}
