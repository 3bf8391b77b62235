import { type ComponentType, createContext, type FunctionComponent, lazy, use, useEffect, useState } from 'react';

/** Who knows files of the product that could not be loaded. */
interface Watcher {
  /** Whether something failed because of such a file. */
  isMissing(error: unknown): boolean;
  /** Says to the person why what was asked for does not come. */
  tell(): void;
}

let watcher: Watcher = { isMissing: () => false, tell: () => undefined };

/** Sets who knows missing files. The shell does this once. */
export function onMissingFile(by: Watcher): void {
  watcher = by;
}

/** Closes what a part stands in, where that shows nothing else. */
export const Closing = createContext<(() => void) | undefined>(undefined);

/** What may be told that it was not shown. */
interface Closable {
  onClose?(): void;
}

/**
 * A part of a page that comes when it is asked for first. Where its file is not there the page stays as it is, with all
 * that was typed into it, and says why; asked for once more it is tried afresh.
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return await load();
      } catch (error) {
        if (watcher.isMissing(error)) return { default: Missing };
        throw error;
      }
    });
  let next = begin();

  function Missing({ onClose }: Closable) {
    const around = use(Closing);
    const [close] = useState(() => onClose ?? around);
    useEffect(() => {
      next = begin();
      close?.();
      watcher.tell();
    }, [close]);
    return null;
  }

  return function Later(props: Props) {
    const [Part] = useState(() => next);
    return <Part {...props} />;
  };
}
