import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '@hanjan/core';
import type { Chance } from '../../apps/server/demo/chance.ts';
import type { Reply } from '../harness/api.ts';
import type { Desk } from '../harness/desk.ts';
import { change, creation, removal, type Save, sendSave, type Told } from '../harness/save.ts';

/** Longer than any start or recovery, on a busy machine too. */
const TOO_LONG_MS = 90_000;

/** The records of a list that writers know, removed ones too. Several people may share them. */
export type Records = Map<number, { version: number; removed: boolean }>;

export interface WritersDesk extends Desk {
  readonly records: Records;
}

/** Where writers write, one for each of the places, and what was saved for them beforehand. */
export interface Seats {
  readonly places: readonly (readonly WritersDesk[])[];
  readonly saves: readonly Save[];
}

export interface Options {
  readonly chance: Chance;
  /** Whether a save without an answer is sent again with its key until it has one. */
  readonly isPatient: boolean;
}

/** Writers at work. */
export interface Writing {
  readonly saves: readonly Save[];
  /** When a save first got no answer, by its id. */
  readonly unanswered: ReadonlyMap<string, Date>;
  /** Answers that broke off, and answers that asked to try again later. */
  readonly count: { broken: number; busy: number };
  /** Answers that nobody should get. */
  readonly oddities: readonly string[];
  /** Resolves when this many more saves have succeeded; when that takes too long, everybody gives up. */
  progress(saves: number): Promise<void>;
  /** Ends when every writer knows what became of its last save. */
  stop(): Promise<void>;
}

/** Lets one writer write at each place: create, change, remove and restore, each save with a key of its own. */
export function startWriting(places: Seats['places'], { chance, isPatient }: Options): Writing {
  const saves: Save[] = [];
  const oddities: string[] = [];
  const unanswered = new Map<string, Date>();
  const count = { broken: 0, busy: 0 };
  let isOver = false;
  let isGivenUp = false;
  let succeeded = 0;

  const sendOnce = async (desk: Desk, save: Save): Promise<Reply<Row> | null> => {
    try {
      return await sendSave(desk, save);
    } catch (error) {
      if ((error as Error).message !== 'fetch failed') count.broken += 1;
      if (!unanswered.has(save.id)) unanswered.set(save.id, new Date());
      return null;
    }
  };
  /** Impatient people click twice: now and then a save is sent twice at the same time. */
  const send = async (desk: Desk, save: Save): Promise<Reply<Row> | null> => {
    const times = chance.percent(10) ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: times }, () => sendOnce(desk, save)));
    const [first, second] = replies.filter((reply) => reply?.http === 200);
    if (first && second && JSON.stringify(first.answer.result) !== JSON.stringify(second.answer.result)) {
      oddities.push(`${save.id}: two answers to one key`);
    }
    return first ?? replies.find((reply) => reply !== null && reply.http !== 503) ?? replies[0] ?? null;
  };

  const settle = async (desk: Desk, save: Save): Promise<void> => {
    for (;;) {
      const reply = await send(desk, save);
      const isBusy = reply?.http === 503;
      if (reply && !isBusy) {
        if (![200, 404, 409].includes(reply.http)) oddities.push(`${save.id}: ${reply.http} ${reply.answer.code}`);
        return;
      }
      if (isBusy) {
        count.busy += 1;
        if (!reply.headers.has('retry-after')) oddities.push(`${save.id}: 503 without Retry-After`);
      }
      if (!isPatient || isGivenUp) return;
      await wait(chance.between(30, 150));
    }
  };

  const writeAt = async (desks: readonly WritersDesk[]): Promise<void> => {
    while (!isOver) {
      const desk = chance.pick(desks);
      const save = nextSave(desk, chance);
      saves.push(save);
      await settle(desk, save);
      if (typeof save.outcome !== 'string') {
        succeeded += 1;
        learn(desk.records, save, save.outcome);
      } else if (isPatient) desk.records.delete(Number(save.body[desk.screen.entity.key]));
      await wait(chance.between(0, 10));
    }
  };
  const writers = places.map(writeAt);
  return {
    saves,
    unanswered,
    count,
    oddities,
    async progress(more) {
      const goal = succeeded + more;
      for (const until = Date.now() + TOO_LONG_MS; succeeded < goal; await wait(5)) {
        isGivenUp = Date.now() > until;
        isOver ||= isGivenUp;
        if (isGivenUp) throw new Error(`nothing is saved any more: ${oddities.slice(0, 5).join(', ')}`);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

function nextSave({ screen, draft, records }: WritersDesk, chance: Chance): Save {
  if (records.size < 4 || chance.percent(30)) return creation(screen, draft);
  const [key, { version, removed }] = chance.pick([...records].slice(-20));
  if (removed) return removal(screen, { key, version }, false);
  return chance.percent(20) ? removal(screen, { key, version }, true) : change(screen, { key, version });
}

/** Answers may come in another order than the versions were made in. */
function learn(records: Records, { call }: Save, { key, version }: Told): void {
  const before = records.get(key);
  if (before && before.version > version) return;
  records.set(key, { version, removed: call === 'remove' });
}
