import { readStored, writeStored } from '../store/storage.ts';

/** The mark of what everybody chooses from as this device had it last. */
const NAME = 'hanjan.codes_mark';

let heard: string | null = null;
let known: unknown = null;
let change: (() => void) | null = null;

/** Sets what is done when an administrator has changed something of it. Until then no change counts as done. */
export function onReferenceChange(run: () => void): void {
  change = run;
  settle();
}

/** An answer of the server tells the mark of what everybody chooses from: another one means that some of it changed. */
export function hearReferenceMark({ headers }: Response): void {
  const mark = headers.get('x-hanjan-codes');
  if (mark === null || mark === heard) return;
  heard = mark;
  settle();
}

function settle(): void {
  if (!change || heard === null) return;
  const before = readStored('device', NAME) ?? known;
  known = heard;
  if (before === heard) return;
  writeStored('device', NAME, heard);
  // Whoever heard none before holds nothing from before.
  if (before !== null) change();
}
