import { idOf, initials, pick, type Row, type Screen } from '@hanjan/core';
import type { ChargedLot, Production } from '@hanjan/model/roaster/production/production.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Answer } from '../../../base/api/call.ts';
import { screenIn } from '../../../base/api/org_call.ts';
import { randomKey } from '../../../base/api/random.ts';
import { today } from '../../../base/session/day.ts';
import { screenNamed } from '../../../records/catalogue.ts';
import { createForm } from '../../../records/form/store.ts';
import { payloadOf } from '../../../records/saving/saving.ts';
import { listRecords, saveRecord, sendRemoval } from '../../../records/store/calls.ts';
import { renew } from '../../../records/store/renew.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { FROM_RECIPE } from '../roasting_recipe/planned.ts';

/** A roast that was planned. */
interface PlannedRoast {
  readonly key: number;
  readonly version: number;
  readonly recipe: number;
  /** As it is called in its address: `2026-83`; asked for once the last one is saved. */
  readonly id?: string;
}

/** A roast that is to be planned, with the key under which it is saved once. */
interface Run {
  readonly recipe: number;
  readonly body: Row;
  readonly key: string;
}

interface State {
  readonly made: readonly PlannedRoast[];
  /** How many are to be planned; none at rest. */
  readonly of: number;
  readonly isBusy: boolean;
  /** Why the last one was not saved, or not removed. */
  readonly failure: Answer | null;
}

const REST: State = { made: [], of: 0, isBusy: false, failure: null };

/** Plans the batches of a production as roasts, one after the other, and removes them again. */
export function usePlanning(screen: Screen) {
  const client = useQueryClient();
  const [state, setState] = useState(REST);
  /** What is still to be sent; after a failure it goes on with the same keys. */
  const open = useRef<Run[]>([]);
  const made = useRef<PlannedRoast[]>([]);
  const isWorking = useRef(false);
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  const { name: entity, key: keyName } = screen.entity;

  /** Does something to one after the other until there is none left or one fails; nothing twice at the same time. */
  const work = async (each: () => Promise<Answer | null>, isLeft: () => boolean): Promise<void> => {
    if (isWorking.current) return;
    isWorking.current = true;
    change({ isBusy: true, failure: null });
    let failure: Answer | null = null;
    while (isLeft() && !failure) {
      failure = await each();
      change({ made: [...made.current] });
    }
    if (made.current.some(({ id }) => id === undefined)) await nameMade();
    isWorking.current = false;
    change({ made: [...made.current], isBusy: false, failure });
    await renew([entity]);
  };

  /** Asks what the planned roasts are called, of all of them at once; those that are not answered stay without a number. */
  const nameMade = async (): Promise<void> => {
    const asked = { list_count: made.current.length, orderType: 'rgst_at.desc', columns: ['roasting_result_date'] };
    const rows = await listRecords(screen, asked, {}).then(
      ({ result }) => result,
      () => [],
    );
    made.current = made.current.map((one) => {
      const row = rows.find((each) => each[keyName] === one.key);
      return row ? { ...one, id: idOf(screen.entity, row) } : one;
    });
  };

  const sendNext = async (): Promise<Answer | null> => {
    const [run] = open.current;
    if (!run) return null;
    const answer = await saveRecord(screen, run.body, run.key);
    if (answer.status !== 'OK') return answer;
    open.current = open.current.slice(1);
    const { [keyName]: saved, version } = answer.result;
    made.current.push({ key: Number(saved), version, recipe: run.recipe });
    return null;
  };
  const send = () => work(sendNext, () => open.current.length > 0);

  const removeLast = async (): Promise<Answer | null> => {
    const last = made.current.at(-1);
    if (!last) return null;
    const answer = await sendRemoval(screen, 'remove', { [keyName]: last.key, version: last.version });
    if (answer.status !== 'OK') return answer;
    made.current.pop();
    return null;
  };

  return {
    ...state,
    left: open.current.length,
    /** Plans all batches by a day. */
    plan: async ({ roasts }: Production, day: string): Promise<void> => {
      if (isWorking.current) return;
      const recipes = screenNamed('roaster_roasting');
      if (!recipes) return;
      change({ ...REST, isBusy: true });
      try {
        const runs = await Promise.all(
          roasts.map(async ({ key, runs }) => {
            if (runs.length === 0) return [];
            const recipe = await client.fetchQuery(
              recordQuery(screen.org === undefined ? recipes : screenIn(recipes, screen.org), key),
            );
            return runs.map((lots) => ({
              recipe: key,
              body: bodyOf(screen, recipe, key, lots, day),
              key: randomKey(),
            }));
          }),
        );
        open.current = runs.flat();
      } catch (error) {
        return change({ isBusy: false, failure: (error as { answer?: Answer }).answer ?? null });
      }
      made.current = [];
      change({ of: open.current.length });
      await send();
    },
    goOn: send,
    undo: async (): Promise<void> => {
      open.current = [];
      await work(removeLast, () => made.current.length > 0);
      if (made.current.length === 0) setState(REST);
    },
  };
}

/** What is saved of a planned roast: as the form has it after its recipe was chosen. */
function bodyOf(screen: Screen, recipe: Row, roasting_seq: number, lots: readonly ChargedLot[], day: string): Row {
  const { entity } = screen;
  const begin = {
    ...initials(entity, today()),
    ...pick(recipe, FROM_RECIPE),
    roasting_result_date: day,
    roasting_seq,
    roasting_step: 'RSRV',
    roasting_result_greenbean: lots.map(({ bean, year, mass, moisture }) => ({
      greenbean_roaster_seq: bean,
      greenbean_year: year,
      greenbean_mass: mass,
      greenbean_moisture: moisture,
    })),
  };
  return payloadOf(createForm({ entity, begin, isNew: true }), null, []);
}
