import { useEffect, useRef } from 'react';
import { focusContent } from '../../base/router/scroll.ts';
import { useStore } from '../../base/store/store.ts';
import { chordText } from '../../parts/chords.ts';
import { shownToast, type Toast } from '../../parts/dialog/toast.ts';
import { takesBack } from '../../parts/undo_key.ts';
import { UpdateLine } from '../update.tsx';
import { TimerHost } from './TimerHost.tsx';
import '../../parts/dialog/toast.css';

const short = 6000;
const long = 10_000;
const close = () => shownToast.set(null);

/** Shows what `toast` says, one at a time, below the word about a new version. Stands once in the app. */
export function ToastHost() {
  const shown = useStore(shownToast);
  return (
    <div className="toasts">
      <TimerHost />
      <UpdateLine />
      <div role="status">{shown && <ToastLine key={shown.id} {...shown} />}</div>
    </div>
  );
}

/** Goes by itself, but not from under a pointer or the focus. Its action has a key for whoever is far from it. */
function ToastLine({ text, action }: Toast) {
  const line = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const stay = action ? long : short;

  useEffect(() => {
    const listening = new AbortController();
    let timer = setTimeout(close, stay);
    const hold = () => clearTimeout(timer);
    const letGo = () => {
      clearTimeout(timer);
      timer = setTimeout(close, stay);
    };
    const listen = (event: string, run: () => void) =>
      line.current?.addEventListener(event, run, { signal: listening.signal });
    for (const event of ['pointerenter', 'focusin']) listen(event, hold);
    for (const event of ['pointerleave', 'focusout']) listen(event, letGo);
    const press = (event: KeyboardEvent) => {
      if (!button.current || !takesBack(event)) return;
      // The page takes nothing more back.
      event.preventDefault();
      button.current.click();
    };
    document.addEventListener('keydown', press, listening);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [stay]);

  const act = () => {
    action?.run();
    focusContent();
    close();
  };
  return (
    <div ref={line} className="toast">
      <span>{text}</span>
      {action && (
        <button
          ref={button}
          type="button"
          aria-keyshortcuts="Control+Z Meta+Z"
          title={chordText(['Mod', 'Z'])}
          onClick={act}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
