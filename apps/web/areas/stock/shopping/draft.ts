import { gaugeOf } from '@hanjan/core';
import { isRunningLow, type StockedCoffee, suggestedMass } from '@hanjan/model/cafe/shopping.ts';
import { lotMass } from '@hanjan/model/presets.ts';
import { isObject } from '../../../base/store/storage.ts';

/** What was changed of the list that follows from the stock; it is stored on the device until the list is cleared. */
export interface Draft {
  /** By the numbers of coffees: whether it is bought, and how much, ×10 g. */
  readonly coffees: Readonly<Record<string, { readonly isOn?: boolean; readonly mass?: number }>>;
  /** What else is bought. */
  readonly own: readonly OwnLine[];
}

export interface OwnLine {
  readonly text: string;
  readonly isOn: boolean;
}

/** A coffee on the list. */
export interface Line {
  readonly coffee: StockedCoffee;
  readonly mass: number;
  readonly isOn: boolean;
}

export const NO_DRAFT: Draft = { coffees: {}, own: [] };

/** What is stored on the device, as far as it can be read. */
export function draftFrom(stored: unknown): Draft {
  if (!isObject(stored)) return NO_DRAFT;
  const own = Array.isArray(stored.own) ? stored.own : [];
  const coffees = isObject(stored.coffees) ? Object.entries(stored.coffees) : [];
  return {
    coffees: Object.fromEntries(coffees.flatMap(([key, one]) => (isObject(one) ? [[key, changeFrom(one)]] : []))),
    own: own.flatMap((one) =>
      isObject(one) && typeof one.text === 'string' ? [{ text: one.text, isOn: one.isOn !== false }] : [],
    ),
  };
}

const changeFrom = ({ isOn, mass }: Readonly<Record<string, unknown>>) => ({
  ...(typeof isOn === 'boolean' && { isOn }),
  ...(typeof mass === 'number' && mass > 0 && mass <= MOST && { mass }),
});

/** As much as there can be of a lot, ×10 g. */
const MOST = gaugeOf(lotMass).high;

/** What was changed before and since, where the list was cleared in between. */
export const bothDrafts = (before: Draft, since: Draft): Draft => ({
  coffees: { ...before.coffees, ...since.coffees },
  own: [...before.own, ...since.own],
});

/** The coffees on the list: those that run low, and those that somebody has added or changed. */
export const linesOf = (coffees: readonly StockedCoffee[], draft: Draft): Line[] =>
  coffees.flatMap((coffee) => {
    const change = draft.coffees[coffee.key];
    if (!change && !isRunningLow(coffee)) return [];
    return [{ coffee, mass: change?.mass ?? suggestedMass(coffee), isOn: change?.isOn ?? true }];
  });

/** Lines by who roasts the coffee, by name; last what nobody said it of. */
export const byRoaster = (lines: readonly Line[]): readonly (readonly [roaster: string, lines: readonly Line[]])[] =>
  [...Map.groupBy(lines, ({ coffee }) => coffee.roaster?.trim() ?? '')].toSorted(
    ([a], [b]) => Number(a === '') - Number(b === '') || a.localeCompare(b),
  );

/** The list as it is sent: a heading, and below each roaster what is bought of them. */
export function orderText(
  heading: string,
  groups: readonly { readonly title: string; readonly lines: readonly string[] }[],
): string {
  const parts = groups.filter(({ lines }) => lines.length > 0);
  return [heading, ...parts.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n'))].join(
    '\n\n',
  );
}
