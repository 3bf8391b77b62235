import type { BrewLine } from '@hanjan/charts/brew/line.ts';
import {
  brewRatio,
  type Fields,
  numberOrNull,
  pick,
  pourFlows,
  type Row,
  runningMasses,
  type StepFault,
  splitRest,
  stepFaults,
} from '@hanjan/core';
import { STEPS, stepFields } from '@hanjan/model/brewing/steps.ts';
import type { FieldState } from '../../../records/form/store.ts';
import { planOf } from '../plan.ts';

/** What the fields of a form hold, by name. */
export type Cells = Readonly<Record<string, FieldState>>;
/** What is said of a step. */
export const PARTS = ['term', 'mass', 'bar', 'flux'] as const;
export type Part = (typeof PARTS)[number];
/** A step as it stands in the form, one field for each part. */
export type Step = Readonly<Record<Part, FieldState>>;

/** The steps between the start and the end, counted from 1, and how many there are at the most. */
export const NTHS: readonly number[] = STEPS;
export const MOST = STEPS.length;

/** The field of a part of a step, counted from 1. */
export const stepName = (nth: number, part: Part): string => `brewing_step${nth}_${part}`;
/** What is poured at 0:00, and what is said of the end. */
export const START = 'brewing_start_mass';
export const END = { term: 'brewing_step_end_term', mass: 'brewing_step_end_mass' } as const;
const DOSE = 'brewing_bean_mass';
const RESULT = 'brewing_mass';
const TYPE = 'brewing_type';

/** All that the steps are drawn from. */
export const DRAWN = [
  ...NTHS.flatMap((nth) => PARTS.map((part) => stepName(nth, part))),
  ...[START, END.term, END.mass, DOSE, RESULT, TYPE],
  ...['brewing_result_total', 'brewing_result_calc', 'brewing_step_end_split'],
];

/** How what is calculated for a step is shown, also where the record does not keep it. */
export const FIGURES = { sum: stepFields.brewing_result_total, flow: stepFields.brewing_step1_flux } as const;

/** A number that a field holds; null while it holds none. */
export const held = (cells: Cells, name: string): number | null => {
  const value = cells[name]?.value;
  return numberOrNull(value);
};

const says = (cell: FieldState | undefined) =>
  cell !== undefined && (cell.value !== null || Boolean(cell.typed?.trim()));

/** How many steps there are: up to the last one that says something. */
export const countOf = (cells: Cells): number =>
  NTHS.findLast((nth) => PARTS.some((part) => says(cells[stepName(nth, part)]))) ?? 0;

const isUsual = (part: Part): boolean => part === 'term' || part === 'mass';
const isSaid = (cells: Cells, part: Part): boolean => NTHS.some((nth) => says(cells[stepName(nth, part)]));

/** Whether it is an espresso, of which other words are said. */
export const isEspresso = (cells: Cells): boolean => cells[TYPE]?.value === 'ESP';

/** What is typed of each step: pressure and flow belong to espresso, and to a step that has them already. */
export function partsOf(cells: Cells, fields: Fields): readonly Part[] {
  const isTyped = (part: Part) => fields[stepName(1, part)] && (isEspresso(cells) || isSaid(cells, part));
  return PARTS.filter((part) => isUsual(part) || isTyped(part));
}

/** What there is to read of each step: pressure and flow where somebody wrote them. */
export const saidParts = (cells: Cells): readonly Part[] =>
  PARTS.filter((part) => isUsual(part) || isSaid(cells, part));

/** What is calculated for each step; the start stands first in every list, and the end last where it has any. */
export interface StepFigures {
  readonly sums: readonly (number | null)[];
  readonly flows: readonly (number | null)[];
  /** What is wrong with the order of steps. */
  readonly faults: readonly (StepFault | null)[];
}

/** What is calculated from the steps as they stand in the form. */
export function figuresOf(cells: Cells): StepFigures {
  const terms = NTHS.map((nth) => held(cells, stepName(nth, 'term')));
  const masses = NTHS.map((nth) => held(cells, stepName(nth, 'mass')));
  const [start, end] = [held(cells, START), held(cells, END.term)];
  const pours = [{ term: 0, mass: start }, ...terms.map((term, at) => ({ term, mass: masses[at] ?? null }))];
  return {
    sums: [start, ...runningMasses(start, [...masses, held(cells, END.mass)])],
    flows: [...pourFlows(pours, end), null],
    faults: [null, ...stepFaults(terms, end)],
  };
}

/** When each step begins and the brew ends, by their fields; the start is at 0:00. */
export const termsOf = (cells: Cells): Readonly<Record<string, number | null>> => ({
  [START]: 0,
  ...Object.fromEntries(
    [...NTHS.map((nth) => stepName(nth, 'term')), END.term].map((name) => [name, held(cells, name)]),
  ),
});

/** Grams of water to a gram of coffee. */
export const ratioOf = (cells: Cells): number | null =>
  brewRatio(held(cells, 'brewing_result_total'), held(cells, DOSE));

/** What the steps pour over time; null as long as no time and mass are known. */
export function pouredOf(fields: Row): BrewLine | null {
  const plan = planOf({ ...pick(fields, DRAWN), brewing_step_use: true });
  const isKnown = plan.pours.some(({ mass }) => mass !== null) && (plan.end ?? plan.pours.at(-1)?.term ?? 0) > 0;
  return isKnown ? plan : null;
}

/** A field that holds nothing. */
export const EMPTY: FieldState = { value: null, typed: undefined, fault: null };
/** A step that says nothing. */
export const BLANK: Step = { term: EMPTY, mass: EMPTY, bar: EMPTY, flux: EMPTY };

const numberIn = ({ value }: FieldState) => numberOrNull(value);
const holding = (value: number | null): FieldState => ({ ...EMPTY, value });
/** Times of parts of a step are whole seconds. */
const SECOND = 1000;

/** A step in two: half of the water each, the second one halfway to what comes after. */
export function halves(step: Step, next: number | null): readonly [Step, Step] {
  const [term, mass] = [numberIn(step.term), numberIn(step.mass)];
  const [first = null, second = null] = mass === null ? [] : splitRest(mass, 2);
  const middle =
    term === null || next === null || next <= term ? term : Math.round((term + next) / 2 / SECOND) * SECOND;
  if (mass === null) return [step, { ...step, mass: EMPTY, term: term === null ? EMPTY : holding(middle) }];
  return [
    { ...step, mass: holding(first) },
    { ...step, mass: holding(second), term: term === null ? EMPTY : holding(middle) },
  ];
}

/** Masses with what is left poured too, in equal parts over those that have one. */
export function shared(masses: readonly (number | null)[], rest: number): (number | null)[] {
  const parts = splitRest(rest, masses.filter((mass) => mass !== null).length);
  return masses.map((mass) => (mass === null ? null : mass + (parts.shift() ?? 0)));
}

/** Cells of a spreadsheet as texts by field, from a field on to the right and down; and how many lines have no room. */
export function pastedCells(
  grid: readonly (readonly string[])[],
  from: { readonly nth: number; readonly part: Part },
  parts: readonly Part[],
): { readonly texts: Readonly<Record<string, string>>; readonly rest: number } {
  const isHead = grid.length > 1 && !grid[0]?.some((text) => /\d/.test(text));
  const lines = (isHead ? grid.slice(1) : grid).filter((line) => line.some((text) => text.trim()));
  const into = parts.slice(parts.indexOf(from.part));
  const fitting = lines.slice(0, MOST - from.nth + 1);
  const texts = fitting.flatMap((line, down) =>
    into.flatMap((part, right) => {
      const text = line[right];
      return text === undefined ? [] : [[stepName(from.nth + down, part), text.trim()]];
    }),
  );
  return { texts: Object.fromEntries(texts), rest: lines.length - fitting.length };
}
