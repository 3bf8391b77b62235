import { MARKS, type Mark, type Note, type RoastLog } from '../log.ts';

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

/** What is to be said of the marks of a log: which of those that count are missing, proposed, or in no roast's order. */
export function notesOfMarks(marks: Marks): Note[] {
  const said = Object.entries(ABOUT).flatMap(([key, isSaid]): Note[] =>
    isSaid(marks) ? [{ key: key as Note['key'] }] : [],
  );
  const [first, second] = crossed(marks);
  return first && second ? [...said, { key: 'marks_out_of_order', args: { first, second } }] : said;
}

/** The first two marks that came in another order than they do in a roast. */
function crossed(marks: Marks): readonly Mark[] {
  const set = MARKS.filter((mark) => marks[mark] !== null && mark !== 'TP');
  for (const [at, second] of set.entries()) {
    const first = set.slice(0, at).find((mark) => (marks[mark]?.s ?? 0) > (marks[second]?.s ?? 0));
    if (first) return [first, second];
  }
  return [];
}

/** The notes of a log whose marks were changed. */
export const withMarkNotes = (notes: readonly Note[], marks: Marks): Note[] => [
  ...notes.filter(({ key }) => !ABOUT[key] && key !== 'marks_out_of_order'),
  ...notesOfMarks(marks),
];
