import { roundTo } from '@hanjan/core';
import { type Figures, figuresOf, type Phase } from './figures/figures.ts';
import { MARKS, type Mark, type Note, type Reading, type RoastLog, type Source, type Unit } from './log.ts';

/** What a log says in short, for scripts: temperatures in °C, null where nothing is known. */
export interface Summary {
  readonly source: Source;
  /** What temperatures were recorded in. */
  readonly unit: Unit;
  /** How many the file holds. */
  readonly samples: number;
  readonly title: string | null;
  readonly marks: Readonly<Record<Mark, SummaryMark | null>>;
  readonly total_s: Reading;
  readonly development_s: Reading;
  readonly dtr_percent: Reading;
  readonly phases_percent: Readonly<Record<Phase['key'], Reading>>;
  /** Which of these figures rest on a mark that is estimated, e.g. `phases_percent.drying`. */
  readonly estimated: readonly string[];
  readonly weight: { readonly green_g: Reading; readonly roasted_g: Reading; readonly loss_percent: Reading };
  /** What is missing or estimated. */
  readonly notes: readonly Note['key'][];
}

/** When a mark was, and what was read there. */
export interface SummaryMark {
  /** Seconds from charge. */
  readonly s: number;
  readonly bean_c: Reading;
  readonly air_c: Reading;
  readonly estimated: boolean;
}

/** A log in short, rounded as people tell it. */
export function summaryOf(log: RoastLog): Summary {
  const figures = figuresOf(log);
  return {
    source: log.source,
    unit: log.unit,
    samples: log.time.length + repeatedIn(log),
    title: log.title,
    marks: marksOf(figures),
    total_s: rounded(figures.total_s, 1000),
    development_s: rounded(figures.development_s, 1000),
    dtr_percent: rounded(figures.dtr_percent, 100),
    phases_percent: {
      drying: percentOf(figures, 'drying'),
      maillard: percentOf(figures, 'maillard'),
      development: percentOf(figures, 'development'),
    },
    // The area under the curve is no figure of these.
    estimated: figures.estimated.filter((name) => name !== 'auc'),
    weight: {
      green_g: rounded(log.green_g, 1000),
      roasted_g: rounded(log.roasted_g, 1000),
      loss_percent: rounded(figures.loss_percent, 100),
    },
    notes: log.notes.map(({ key }) => key),
  };
}

function marksOf({ marks }: Figures): Summary['marks'] {
  const found = MARKS.map((mark): readonly [Mark, SummaryMark | null] => {
    const at = marks.find((figures) => figures.mark === mark);
    const summary = at && {
      s: roundTo(at.s, 1000),
      bean_c: rounded(at.bean, 100),
      air_c: rounded(at.air, 100),
      estimated: at.isEstimated,
    };
    return [mark, summary ?? null];
  });
  return Object.fromEntries(found) as Record<Mark, SummaryMark | null>;
}

/** As exact as the other figures: people read it with one decimal, and then it sums to 100.0. */
function percentOf({ phases, total_s }: Figures, key: Phase['key']): Reading {
  const phase = phases.find((phase) => phase.key === key);
  return phase && total_s !== null ? roundTo(((phase.to - phase.from) / total_s) * 100, 100) : null;
}

/** Samples of the file that came again with a time that was there, and are left out of the curves. */
const repeatedIn = ({ notes }: RoastLog): number =>
  Number(notes.find(({ key }) => key === 'time_repeated')?.args?.count ?? 0);

const rounded = (value: Reading, scale: number): Reading => (value === null ? null : roundTo(value, scale));
