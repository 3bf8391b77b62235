import { isSame, pick, type Row, type Screen } from '@hanjan/core';
import type { Answer } from '../../base/api/call.ts';
import { randomKey } from '../../base/api/random.ts';
import {
  changeOf,
  faultLine,
  type Known,
  reasonOf,
  whyNotRemoved,
  whyNotRestored,
} from '../../records/saving/saving.ts';
import { saveRecord, sendRemoval } from '../../records/store/calls.ts';

/** How many saves are under way at the same time. */
const AT_ONCE = 4;

/** What some fields of a record hold; null of a record that is removed. */
export type State = Row | null;

/** A record that is to be changed, removed or brought back. */
export interface Task extends Known {
  readonly label: string;
  /** The id in its address. */
  readonly id: string;
  readonly before: State;
  readonly wanted: State;
  /** The record as its list showed it, where that decides whether it is changed among many. */
  readonly seen?: Row | undefined;
  /** The key of a save that no answer came to: sent again it saves no second time. */
  readonly attempt?: string | undefined;
}

/** How it went with one record. */
export type Result =
  | { readonly is: 'waiting' | 'same' }
  | { readonly is: 'saved'; readonly known: Known; readonly touched: readonly string[] }
  /**
   * Somebody else saved it meanwhile, or the server does not do it; in the server's words. `again` is what trying again
   * does: what somebody else changed is not removed before it was seen.
   */
  | { readonly is: 'conflict' | 'refused'; readonly text: string; readonly again: Task | null };

/** A record and what became of it. */
export interface Done {
  readonly task: Task;
  readonly result: Result;
}

export const begun = (tasks: readonly Task[]): Done[] =>
  tasks.map((task) => ({ task, result: { is: isSame(task.before, task.wanted) ? 'same' : 'waiting' } }));

/** Saves what waits, a few at a time. `tell` hears of every step; after `signal` no further save begins. */
export async function runBulk(
  screen: Screen,
  all: readonly Done[],
  tell: (all: readonly Done[]) => void,
  signal?: AbortSignal,
): Promise<readonly Done[]> {
  const done = [...all];
  const waiting = [...all.entries()].filter(([, { result }]) => result.is === 'waiting').values();
  const lane = async () => {
    for (const [at, { task }] of waiting) {
      if (signal?.aborted) return;
      done[at] = { task, result: await save(screen, task) };
      tell([...done]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return done;
}

/** Whether a record is not as it was wanted. */
export const isLeft = ({ result }: Done): boolean => result.is !== 'saved' && result.is !== 'same';

/** Whether trying again would do something for a record. */
export const canTryAgain = ({ result }: Done): boolean =>
  result.is === 'waiting' || ('again' in result && result.again !== null);

/** All of them, those first that are not as they were wanted: they are what is looked for among a hundred. */
export const leftFirst = (all: readonly Done[]): Done[] =>
  all.toSorted((one, other) => Number(isLeft(other)) - Number(isLeft(one)));

/** The same records with those waiting again that were not saved. */
export const again = (all: readonly Done[]): Done[] =>
  all.map((one) =>
    'again' in one.result && one.result.again ? { task: one.result.again, result: { is: 'waiting' } } : one,
  );

/** The entities whose records the saves changed. */
export const touchedBy = (all: readonly Done[]): string[] =>
  all.flatMap(({ result }) => (result.is === 'saved' ? result.touched : []));

/** What takes a whole change back: the saved ones alone, each from the version that its save left. */
export const undone = (all: readonly Done[]): Done[] =>
  begun(
    all.flatMap(({ task, result }) =>
      result.is === 'saved'
        ? [{ ...task, ...result.known, before: task.wanted, wanted: task.before, seen: undefined, attempt: undefined }]
        : [],
    ),
  );

/** Why a record, as it was seen, is not changed among many; null where it is. */
function whyLeft({ entity, list: { bulkOnly = {} } }: Screen, { wanted, seen }: Task): string | null {
  const name = seen && Object.keys(wanted ?? {}).find((one) => bulkOnly[one]?.when(seen) === false);
  return name ? faultLine(entity, { name, key: 'field_bulk', args: {} }) : null;
}

async function save(screen: Screen, task: Task): Promise<Result> {
  const left = whyLeft(screen, task);
  if (left !== null) return { is: 'refused', text: left, again: null };
  const attempt = task.attempt ?? randomKey();
  const answer = await send(screen, task, attempt);
  if (answer.status === 'OK') {
    const { result, touched = [] } = answer;
    return { is: 'saved', known: { key: task.key, version: Number(result.version) }, touched };
  }
  const isConflict = answer.code === 'edit_conflict';
  const text = await whyNot(screen, task, answer);
  if (isConflict && task.wanted === null) return { is: 'conflict', text, again: null };
  const again = { ...task, ...(isConflict && theirs(answer, task)), attempt: keptKey(answer, attempt) };
  return { is: isConflict ? 'conflict' : 'refused', text, again };
}

/** Removes a record, brings it back, or changes fields of it. */
function send(screen: Screen, task: Task, attempt: string) {
  const { key: name } = screen.entity;
  const { key, version, before, wanted } = task;
  if (wanted === null) return sendRemoval(screen, 'remove', { [name]: key, version }, attempt);
  if (before === null) return sendRemoval(screen, 'restore', { [name]: key }, attempt);
  return saveRecord(screen, changeOf(name, task, wanted), attempt);
}

async function whyNot({ entity }: Screen, { before, wanted }: Task, answer: Answer): Promise<string> {
  const notBack = before === null ? whyNotRestored(entity, answer) : null;
  const inTheWay = wanted === null ? await whyNotRemoved(entity, answer) : notBack;
  if (inTheWay !== null) return inTheWay;
  return answer.fields.map((fault) => faultLine(entity, fault)).join(' ') || reasonOf(answer);
}

/** What another one's save left: trying again begins there. */
function theirs({ result }: Answer, { before, seen }: Task): Pick<Task, 'version' | 'before' | 'seen'> {
  const { version, changes } = result as { version: number; changes: readonly { field: string; theirs: unknown }[] };
  const now = Object.fromEntries(changes.map(({ field, theirs }) => [field, theirs]));
  return {
    version,
    before: before && pick({ ...before, ...now }, Object.keys(before)),
    seen: seen && { ...seen, ...now },
  };
}

const keptKey = ({ status }: Answer, attempt: string) => (status === 'NETWORK' ? attempt : undefined);
