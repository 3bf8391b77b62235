import type { WheelColour } from '@hanjan/charts/wheel/colour/colour.ts';
import { type WheelCode, type WheelNode, wheelTree } from '@hanjan/charts/wheel/tree.ts';
import type { Locale } from '@hanjan/model/messages/locales.ts';
import { currentLocale } from '../../../base/texts/index.ts';
import { type Code, codeName, otherName } from '../../../records/lookup/group.ts';

/** A place on the wheel, and those that it lies in: its family first. */
export interface Flavor extends WheelNode {
  readonly above: readonly WheelNode[];
}

/** The flavors of a group: the wheel that they make, and each by its id. */
export interface Flavors {
  readonly codes: readonly WheelCode[];
  readonly families: readonly WheelNode[];
  readonly byId: ReadonlyMap<string, Flavor>;
}

/** Codes in use as the wheel takes them: named in one language, with the other one beside. */
export function flavorsOf(codes: readonly Code[], locale: Locale): Flavors {
  const wheelCodes = codes
    .filter(({ code_use }) => code_use)
    .map((code) => ({
      id: code.code_id,
      label: codeName(code, locale),
      subLabel: otherName(code, locale),
      parent: code.code_filter || null,
      color: code.code_alias1,
    }));
  const families = wheelTree(wheelCodes, []);
  const byId = new Map<string, Flavor>();
  const enter = (node: WheelNode, above: readonly WheelNode[]) => {
    byId.set(node.id, { ...node, above });
    for (const child of node.children) enter(child, [...above, node]);
  };
  for (const family of families) enter(family, []);
  return { codes: wheelCodes, families, byId };
}

/** The colour of the family that a flavor lies in. */
export const colourOf = ({ byId }: Flavors, id: string): WheelColour => byId.get(id)?.color ?? 'other';

/** What a flavor lies in, in words: `과일향, 베리류`. */
export const wayTo = ({ byId }: Flavors, id: string): string =>
  byId
    .get(id)
    ?.above.map(({ label }) => label)
    .join(', ') ?? '';

/** Chosen flavors by family, in the order in which the families were first chosen; what nobody knows is one itself. */
export const byFamily = ({ byId }: Flavors, chosen: readonly string[]): Map<string, string[]> =>
  Map.groupBy(chosen, (id) => byId.get(id)?.above[0]?.id ?? id);

const NO_CODES: readonly Code[] = [];
const made = new WeakMap<readonly Code[], Map<string, Flavors>>();

/** The flavors of some codes in the language that is shown, made once for all that draw them; none until they are known. */
export function flavorsNow(codes = NO_CODES): Flavors {
  const locale = currentLocale();
  const known = made.get(codes) ?? new Map<string, Flavors>();
  const flavors = known.get(locale) ?? flavorsOf(codes, locale);
  made.set(codes, known.set(locale, flavors));
  return flavors;
}
