/** A score is a whole number from 0 to this when it is given. */
export const MAX = 10;

/** What can be drawn of a score: between 0 and 10; null when there is none, or what there is makes no sense. */
export function scoreOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(MAX, Math.max(0, value)) : null;
}

/** A score as it is read; no reading is a dash. An average has one decimal. */
export const scoreText = (score: number | null): string =>
  score === null ? '–' : Number.isInteger(score) ? String(score) : score.toFixed(1);

/** What a key makes of a score; undefined when the key means nothing here. A score not given stands at the end. */
export function scoreByKey(key: string, score: number | null): number | null | undefined {
  const now = Math.round(score ?? MAX);
  const up = Math.min(MAX, now + 1);
  const down = Math.max(0, now - 1);
  const keys: Readonly<Record<string, number | null>> = {
    ...{ ArrowRight: up, ArrowUp: up, ArrowLeft: down, ArrowDown: down },
    ...{ Home: 0, End: MAX, Enter: now, ' ': now, Delete: null, Backspace: null },
  };
  if (/^\d$/.test(key)) return Number(key);
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

/** What a slider of scores does when a key is pressed. Keys of the browser stay its own. */
export const onScoreKey =
  (score: number | null, set: (score: number | null) => void) =>
  (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>): void => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : scoreByKey(event.key, score);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };

/** How much more one score is than another, as it is read. */
export function signed(score: number | null, than: number | null): string {
  if (score === null || than === null) return scoreText(null);
  const difference = Math.round((score - than) * 10) / 10;
  if (difference === 0) return '0';
  return `${difference > 0 ? '+' : '−'}${scoreText(Math.abs(difference))}`;
}
