import type { Note, RoastLog } from './log.ts';

type Marks = RoastLog['marks'];

const ABOUT: Readonly<Partial<Record<Note['key'], (marks: Marks) => boolean>>> = {
  charge_missing: ({ CHARGE }) => CHARGE === null,
  charge_estimated: ({ CHARGE }) => CHARGE?.isEstimated === true,
  turning_missing: ({ TP }) => TP === null,
  dry_missing: ({ DRY }) => DRY === null,
  dry_estimated: ({ DRY }) => DRY?.isEstimated === true,
  first_crack_missing: ({ FCs }) => FCs === null,
  drop_missing: ({ DROP }) => DROP === null,
};

/** What is to be said of the marks of a log: which of those that count are missing, which are proposed. */
export const notesOfMarks = (marks: Marks): Note[] =>
  Object.entries(ABOUT).flatMap(([key, isSaid]) => (isSaid(marks) ? { key: key as Note['key'] } : []));

/** The notes of a log whose marks were changed. */
export const withMarkNotes = (notes: readonly Note[], marks: Marks): Note[] => [
  ...notes.filter(({ key }) => !ABOUT[key]),
  ...notesOfMarks(marks),
];
