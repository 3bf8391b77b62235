import type { Screen } from '@hanjan/core';
import type { Answer } from '../../base/api/call.ts';
import { randomKey } from '../../base/api/random.ts';
import { changeOf, type Known, reasonOf } from '../../records/saving/saving.ts';
import { saveRecord } from '../../records/store/calls.ts';

/** How many saves are under way at the same time. */
const AT_ONCE = 4;

/** A record whose flag is to be changed. */
export interface Task extends Known {
  readonly label: string;
  readonly before: boolean;
  readonly wanted: boolean;
  /** The key of a save that no answer came to: sent again it saves no second time. */
  readonly attempt?: string | undefined;
}

/** How it went with one record. */
export type Result =
  | { readonly is: 'waiting' | 'same' }
  | { readonly is: 'saved'; readonly known: Known; readonly touched: readonly string[] }
  /** Somebody else saved it meanwhile, or the server does not do it; in the server's words. */
  | { readonly is: 'conflict' | 'refused'; readonly text: string; readonly again: Task };

/** A record and what became of it. */
export interface Done {
  readonly task: Task;
  readonly result: Result;
}

/** Where and what is changed. */
export interface Change {
  readonly screen: Screen;
  readonly flag: string;
}

export const begun = (tasks: readonly Task[]): Done[] =>
  tasks.map((task) => ({ task, result: { is: task.before === task.wanted ? 'same' : 'waiting' } }));

/** Saves what waits, a few at a time. `tell` hears of every step; after `signal` no further save begins. */
export async function runBulk(
  change: Change,
  all: readonly Done[],
  tell: (all: readonly Done[]) => void,
  signal?: AbortSignal,
): Promise<readonly Done[]> {
  const done = [...all];
  const waiting = [...all.entries()].filter(([, { result }]) => result.is === 'waiting').values();
  const lane = async () => {
    for (const [at, { task }] of waiting) {
      if (signal?.aborted) return;
      done[at] = { task, result: await save(change, task) };
      tell([...done]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return done;
}

/** Whether a record is not as it was wanted. */
export const isLeft = ({ result }: Done): boolean => result.is !== 'saved' && result.is !== 'same';

/** All of them, those first that are not as they were wanted: they are what is looked for among a hundred. */
export const leftFirst = (all: readonly Done[]): Done[] =>
  all.toSorted((one, other) => Number(isLeft(other)) - Number(isLeft(one)));

/** The same records with those waiting again that were not saved. */
export const again = (all: readonly Done[]): Done[] =>
  all.map((one) => ('again' in one.result ? { task: one.result.again, result: { is: 'waiting' } } : one));

/** The entities whose records the saves changed. */
export const touchedBy = (all: readonly Done[]): string[] =>
  all.flatMap(({ result }) => (result.is === 'saved' ? result.touched : []));

/** What takes a whole change back: the saved ones alone, each from the version that its save left. */
export const undone = (all: readonly Done[]): Done[] =>
  begun(
    all.flatMap(({ task, result }) =>
      result.is === 'saved'
        ? [{ ...task, ...result.known, before: task.wanted, wanted: task.before, attempt: undefined }]
        : [],
    ),
  );

async function save({ screen, flag }: Change, task: Task): Promise<Result> {
  const attempt = task.attempt ?? randomKey();
  const body = changeOf(screen.entity.key, task, { [flag]: task.wanted });
  const answer = await saveRecord(screen, body, attempt);
  if (answer.status === 'OK') {
    const { result, touched = [] } = answer;
    return { is: 'saved', known: { key: task.key, version: Number(result.version) }, touched };
  }
  const isConflict = answer.code === 'edit_conflict';
  const again = { ...task, ...(isConflict && theirs(answer, flag, task)), attempt: keptKey(answer, attempt) };
  return { is: isConflict ? 'conflict' : 'refused', text: reasonOf(answer), again };
}

/** What another one's save left: trying again begins there. */
function theirs({ result }: Answer, flag: string, { before }: Task): Pick<Task, 'version' | 'before'> {
  const { version, changes } = result as { version: number; changes: readonly { field: string; theirs: unknown }[] };
  const now = changes.find(({ field }) => field === flag)?.theirs;
  return { version, before: typeof now === 'boolean' ? now : before };
}

const keptKey = ({ status }: Answer, attempt: string) => (status === 'NETWORK' ? attempt : undefined);
