import type { Choice } from '../../parts/choice/choices.ts';
import type { IconName } from '../../parts/Icon.tsx';

/** One line of the palette: a page, a record or something to do. It either leads somewhere or does something. */
export interface Entry extends Choice {
  readonly id: string;
  /** Where it lies, e.g. `카페 · 원두`. */
  readonly about: string;
  readonly icon: IconName;
  /** The address it leads to, as links take it. */
  readonly to?: string;
  run?(): void;
}

/** What a part of the palette shows. */
export type Part = 'recent' | 'near' | 'pages' | 'commands' | 'instead' | 'records';

/** Lines of the palette under one heading. */
export interface Section {
  readonly part: Part;
  readonly entries: readonly Entry[];
}

/** A line that stands under no heading of its own. */
export const entryOf = (entry: Omit<Entry, 'under'>): Entry => ({ ...entry, under: null });
