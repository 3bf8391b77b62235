import type { Entry } from './entry.ts';
import { stillFits } from './rank.ts';

/** What was found in one list: its lines, or what the server said instead. */
export type Outcome = { readonly entries: readonly Entry[] } | { readonly failed: string };

/** What is known of the records that are looked for. */
export interface Found {
  readonly entries: readonly Entry[];
  readonly isBusy: boolean;
  /** Why some list could not be asked, in the words of the server. */
  readonly failed: string | null;
}

/** Looks for records while somebody types. */
export interface RecordSearch {
  seek(typed: string): void;
  /** Asks once more for the same. */
  again(): void;
  stop(): void;
}

/** Nothing is looked for. */
export const NOTHING: Found = { entries: [], isBusy: false, failed: null };

const WAIT_MS = 150;
const MOST_AT_ONCE = 3;
const LONE = /[ㄱ-ㅣ]/;

/**
 * What the server is asked for: what was typed without the syllable that is still being written. Initial consonants are
 * found only on this device.
 */
export function askable(typed: string): string {
  const written = typed
    .trim()
    .replace(/[ㄱ-ㅣ]$/, '')
    .trim();
  return LONE.test(written) ? '' : written;
}

/**
 * Asks several lists for what is typed, once the person pauses and three at a time, and shows what they answer in their
 * own order. An answer to what was typed before is dropped; until the new one is there the old lines stay that still fit.
 */
export function createRecordSearch<Place>(
  places: readonly Place[],
  ask: (place: Place, text: string, signal: AbortSignal) => Promise<Outcome>,
  show: (found: Found) => void,
): RecordSearch {
  let asked = '';
  let shown = NOTHING;
  let going = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (found: Found) => {
    shown = found;
    show(found);
  };
  const stop = () => {
    clearTimeout(timer);
    going.abort();
  };

  async function run(text: string, signal: AbortSignal): Promise<void> {
    const outcomes = new Map<Place, Outcome>();
    const found = (isBusy: boolean): Found => {
      const inOrder = places.flatMap((place) => outcomes.get(place) ?? []);
      return {
        entries: inOrder.flatMap((outcome) => ('entries' in outcome ? outcome.entries : [])),
        isBusy,
        failed: inOrder.flatMap((outcome) => ('failed' in outcome ? outcome.failed : []))[0] ?? null,
      };
    };
    const left = [...places];
    const work = async () => {
      for (let place = left.shift(); place !== undefined; place = left.shift()) {
        const outcome = await ask(place, text, signal);
        if (signal.aborted) return;
        outcomes.set(place, outcome);
        tell(found(outcomes.size < places.length));
      }
    };
    await Promise.all(Array.from({ length: MOST_AT_ONCE }, work));
  }

  const again = () => {
    stop();
    if (asked === '' || places.length === 0) return tell(NOTHING);
    tell({ entries: shown.entries.filter((entry) => stillFits(entry, asked)), isBusy: true, failed: null });
    going = new AbortController();
    const { signal } = going;
    timer = setTimeout(() => void run(asked, signal), WAIT_MS);
  };
  const seek = (typed: string) => {
    const text = askable(typed);
    if (text === asked) return;
    asked = text;
    again();
  };
  return { seek, again, stop };
}
