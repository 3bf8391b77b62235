/** A code as it stands in its group: in order, below another one or not. */
export interface Placed {
  readonly code_seq: number;
  readonly code_id: string;
  readonly code_filter: string | null;
}

/**
 * The codes of a group in order after one was put behind another, or before all others that stand below the same: whatever
 * is below a code goes along with it. Undefined where both do not stand below the same.
 */
export function moved<P extends Placed>(codes: readonly P[], code_seq: number, after: number | null): P[] | undefined {
  const one = codes.find((code) => code.code_seq === code_seq);
  const behind = codes.find((code) => code.code_seq === after);
  if (!one || after === code_seq || (after !== null && behind?.code_filter !== one.code_filter)) return undefined;
  const branch = branchOf(codes, one);
  const others = codes.filter((code) => !branch.includes(code));
  const before = behind
    ? others.lastIndexOf(branchOf(others, behind).at(-1) ?? behind) + 1
    : others.findIndex(({ code_filter }) => code_filter === one.code_filter);
  return others.toSpliced(before < 0 ? codes.indexOf(one) : before, 0, ...branch);
}

/** A code and whatever stands below it, in order. */
function branchOf<P extends Placed>(codes: readonly P[], root: P): P[] {
  const ids = new Set([root.code_id]);
  for (let size = 0; size < ids.size; ) {
    size = ids.size;
    for (const { code_id, code_filter } of codes) if (code_filter !== null && ids.has(code_filter)) ids.add(code_id);
  }
  return codes.filter(({ code_id }) => ids.has(code_id));
}
