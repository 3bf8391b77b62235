import { isColour } from '@hanjan/core';
import { contrast, hexOf, type Oklch, oklch } from './oklch.ts';

/** The nine families' colours, by the name of their tokens. */
export type FamilyColour = 'fruity' | 'sour' | 'green' | 'other' | 'roasted' | 'spices' | 'nutty' | 'sweet' | 'floral';

/** A colour of the product, or the one that somebody gave to a family of their own. */
export type WheelColour = FamilyColour | `#${string}`;

/** The colours of the families that come with the product, by their ids. */
const FAMILIES: ReadonlyMap<string, FamilyColour> = new Map([
  ['FRUITY', 'fruity'],
  ['SOUR_FERMENTED', 'sour'],
  ['GREEN_VEGETATIVE', 'green'],
  ['OTHER', 'other'],
  ['ROASTED', 'roasted'],
  ['SPICES', 'spices'],
  ['NUTTY_COCOA', 'nutty'],
  ['SWEET', 'sweet'],
  ['FLORAL', 'floral'],
]);

/** The colour of a family: ours for those of the product, its own for others, that of the rest for what is no colour. */
export const colourOf = (id: string, own: string | null): WheelColour =>
  FAMILIES.get(id) ?? (isColour(own) ? own : 'other');

/** The colours of a family in one theme: its own, text on that, the tints of rings 2 and 3, and coloured words. */
export interface Tints {
  readonly base: string;
  readonly on: string;
  readonly two: string;
  readonly three: string;
  readonly ink: string;
}

/** What a family's colour is seen with in one theme, and which lightness each of its tints begins with. */
interface Theme {
  readonly paper: string;
  readonly text: string;
  readonly on: readonly string[];
  readonly towardsText: 1 | -1;
  readonly base: readonly [least: number, most: number];
  readonly two: number;
  readonly three: number;
  readonly ink: number;
}

/** Paper, text and text on colours as in the tokens of the product. */
export const THEMES = {
  light: {
    paper: '#f5f2eb',
    text: '#251c16',
    on: ['#fdfaf4', '#251c16'],
    towardsText: -1,
    base: [0.35, 0.68],
    two: 0.72,
    three: 0.83,
    ink: 0.4,
  },
  dark: {
    paper: '#1b1612',
    text: '#ebe5dc',
    on: ['#21110a'],
    towardsText: 1,
    base: [0.66, 0.85],
    two: 0.47,
    three: 0.35,
    ink: 0.86,
  },
} as const satisfies Record<string, Theme>;

const SHAPE = 3.05;
const WORDS = 4.55;
const STEP = 0.005;

/** The tints of any colour in a theme: its hue is kept, its lightness moves until everything can be read on it. */
export function tintsOf(color: string, theme: Theme): Tints {
  const own = oklch(color);
  const { towardsText, text, paper } = theme;
  const onOf = (base: string) => theme.on.find((on) => contrast(on, base) >= WORDS);
  const [least, most] = theme.base;
  const base = moved(
    { ...own, l: Math.min(most, Math.max(least, own.l)) },
    towardsText,
    (hex) => contrast(hex, paper) >= SHAPE && onOf(hex) !== undefined,
  );
  const two = moved({ ...own, l: theme.two, c: own.c * 0.72 }, -towardsText, (hex) => contrast(hex, text) >= WORDS);
  const three = moved({ ...own, l: theme.three, c: own.c * 0.45 }, -towardsText, (hex) => contrast(hex, text) >= WORDS);
  const ink = moved({ ...own, l: theme.ink, c: own.c * 0.8 }, towardsText, (hex) =>
    [paper, three].every((under) => contrast(hex, under) >= WORDS),
  );
  return { base, on: onOf(base) ?? text, two, three, ink };
}

/** The first colour on the way to black or white that is good; that end itself where none is. */
function moved(from: Oklch, way: number, isGood: (hex: string) => boolean): string {
  for (let l = from.l; l > 0 && l < 1; l += way * STEP) {
    const hex = hexOf({ ...from, l });
    if (isGood(hex)) return hex;
  }
  return way < 0 ? '#000000' : '#ffffff';
}

const SUFFIXES = { base: '', on: '-on', two: '-2', three: '-3', ink: '-ink' } as const satisfies Record<
  keyof Tints,
  string
>;
const tintNames = Object.keys(SUFFIXES) as (keyof Tints)[];

type Style = Readonly<Record<string, string>>;
/** Calculated once for each colour, because lists show them in every row. */
const ownStyles = new Map<string, Style>();

/** A family's colours as the variables `--fl`, `--fl-on`, `--fl-2`, `--fl-3` and `--fl-ink`, in light and dark. */
export function familyStyle(color: WheelColour): Style {
  if (!isColour(color)) return variables((tint) => `var(--fl-${color}${SUFFIXES[tint]})`);
  const known = ownStyles.get(color);
  if (known) return known;
  const [light, dark] = [tintsOf(color, THEMES.light), tintsOf(color, THEMES.dark)];
  const style = variables((tint) => `light-dark(${light[tint]}, ${dark[tint]})`);
  ownStyles.set(color, style);
  return style;
}

const variables = (value: (tint: keyof Tints) => string): Style =>
  Object.fromEntries(tintNames.map((tint) => [`--fl${SUFFIXES[tint]}`, value(tint)]));
