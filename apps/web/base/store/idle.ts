declare global {
  interface Navigator {
    /** Some browsers describe the connection; the types of the DOM do not name it yet. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Soon, but after what is to be seen first. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 200);
}

/** Whether the person has asked the browser to save data. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Loads while idle what may be needed next. Where data is to be saved, it is loaded when it is needed. */
export function loadAhead(load: () => void): void {
  if (!savesData()) whenIdle(load);
}
