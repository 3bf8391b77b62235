/** What a page lets the bench do besides what people can do. */
export interface Offered {
  /** Turns the wheel to some degrees at once, as a slider does. */
  turnTo?(degrees: number): void;
  /** Draws the roast or the brew for the first time, and with so many readings or tenths of a second more. */
  begin?(): void;
  grow?(step: number): void;
  /** How long the first draw took, in ms: until it is in the page, and until it is painted. */
  drawn?: { readonly script: number; readonly paint: number };
}

/** Lets the bench reach into the page. */
export function offer(offered: Offered): void {
  Object.assign(window, offered);
}
