import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { describe, expect, it } from 'vitest';
import type { BehaviourOf } from '../apps/server/behaviour/behaviour.ts';
import { query } from '../apps/server/db/statement.ts';
import { createRecord } from '../apps/server/engine/save.ts';
import type { Transaction } from '../apps/server/engine/transaction.ts';
import type { Work } from '../apps/server/engine/work.ts';

// Each `@ts-expect-error` is checked by the compiler: it fails where the line below it compiles.
describe('a behaviour', () => {
  it('knows the fields of its records', () => {
    const roast: BehaviourOf<'roaster_roasting_result'> = {
      // @ts-expect-error `roasting_mas` is no field
      fill: async (_, row) => ({ ...row, roasting_instock: row.roasting_mas }),
      follow: async (_, { before, after }) => {
        // @ts-expect-error `greenbean_yaer` is no item of the rows
        expect(before?.roasting_result_greenbean?.[0]?.greenbean_yaer).toBeUndefined();
        // @ts-expect-error what is not weighed yet has no mass
        expect(after && -after.roasting_mass).toBeNaN();
      },
    };
    expect(Object.keys(roast)).toEqual(['fill', 'follow']);
  });
  it('answers values that its fields hold', () => {
    const roast: BehaviourOf<'roaster_roasting_result'> = {
      // @ts-expect-error a mass is a number
      fill: async (_, row) => ({ ...row, roasting_mass: '20 kg' }),
    };
    expect(Object.keys(roast)).toEqual(['fill']);
  });
  it('belongs to an entity that there is', () => {
    // @ts-expect-error `user_cupnoet` is no entity
    const none: BehaviourOf<'user_cupnoet'> = {};
    expect(none).toEqual({});
  });
  it('has no way into the engine', () => {
    const again = {
      // @ts-expect-error what a behaviour gets is no work of the engine
      follow: (transaction) => createRecord(transaction, userCupnoteScreen, {}).then(() => undefined),
    } satisfies BehaviourOf<'user_cupnote'>;
    expect(Object.keys(again)).toEqual(['follow']);
  });
  it('while the engine may hand its own work to one', () => {
    const handOn = (work: Work): Transaction => work;
    expect(handOn).toHaveLength(1);
  });
});

describe('a statement', () => {
  it('names columns and tables that there are', () => {
    const lots = query.selectFrom('roaster_greenbean_year');
    expect(lots.select('greenbean_instock').where('org', '=', 1).compile().sql).toBe(
      'select "greenbean_instock" from "roaster_greenbean_year" where "org" = $1',
    );
    // @ts-expect-error `greenbean_yaer` is no column
    lots.select('greenbean_yaer');
    // @ts-expect-error rows lie in a table of their own
    query.selectFrom('roaster_roasting').select('roasting_default_greenbean');
    // @ts-expect-error what a person keeps belongs to no organisation
    query.selectFrom('user_cupnote').where('org', '=', 1);
    // @ts-expect-error `roaster_greenbean_yaer` is no table
    query.selectFrom('roaster_greenbean_yaer');
  });
});
