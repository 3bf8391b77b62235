import { type RefObject, useEffect } from 'react';

/**
 * A sheet of its own kind in a dialog: a press beside it closes it, and on a phone it is as tall as what the keyboard
 * leaves to be seen.
 */
export function useSheet(content: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    let isBeside = false;
    const begin = ({ target }: Event) => {
      isBeside = target === dialog;
    };
    // A selection that began inside may end beside it.
    const end = ({ target }: Event) => isBeside && target === dialog && close();
    dialog?.addEventListener('pointerdown', begin);
    dialog?.addEventListener('click', end);
    return () => {
      dialog?.removeEventListener('pointerdown', begin);
      dialog?.removeEventListener('click', end);
    };
  });
  useEffect(() => {
    const view = window.visualViewport;
    const fit = () => content.current?.style.setProperty('--seen', `${view?.height}px`);
    fit();
    view?.addEventListener('resize', fit);
    return () => view?.removeEventListener('resize', fit);
  }, [content]);
}
