/** Whether there is more of a row than is seen, before and after. */
export interface Ends {
  readonly before: boolean;
  readonly after: boolean;
}

type Row = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** Part of a pixel is no more: browsers round what they say of a row. */
const SLACK = 1;

/** What a row hides at its ends; the same object as before when that is the same. */
export function endsOf(row: Row | null, before?: Ends): Ends {
  const now = {
    before: row !== null && row.scrollLeft > SLACK,
    after: row !== null && row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK,
  };
  return before?.before === now.before && before.after === now.after ? before : now;
}
