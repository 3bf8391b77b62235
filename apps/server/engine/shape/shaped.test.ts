import type { Actor } from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { Shape, slot } from '../../db/shape.ts';
import { scopeSql } from '../scope.ts';
import { knowEntities } from '../work.ts';
import { shaped } from './shaped.ts';

const known = knowEntities({ entities, screens });
const person = (user_seq: number): Actor => ({ user_seq, user_type: 'USER' });
const barista = (user_seq: number, auth_seq: number, user_auth: 'BARISTA' | 'OWN'): Actor => ({
  user_seq,
  user_type: 'USER',
  cafe: { auth_seq, user_auth, user_uuid: `of ${user_seq}`, has: ['drinks'] },
});

describe('a statement of a shape', () => {
  it('is built once for all of a role, with the values of each', () => {
    const build = vi.fn(
      ({ actor }) => sql`SELECT FROM cafe_received WHERE ${scopeSql(cafeReceivedScreen.entity, actor)}`,
    );
    const ask = (actor: Actor) => shaped({ known, actor }, cafeReceivedScreen, 'test', build);
    const [one, other, owner] = [barista(1, 7, 'BARISTA'), barista(2, 8, 'BARISTA'), barista(3, 7, 'OWN')].map(ask);
    expect(build).toHaveBeenCalledTimes(2);
    expect(one?.sql).toBe(other?.sql);
    expect([one, other, owner].map((ready) => ready?.parameters[0])).toEqual([7, 8, 7]);
  });

  it('knows nothing of a person but their roles while it is built', () => {
    const seen: Actor[] = [];
    const build = ({ actor }: { actor: Actor }) => {
      seen.push(actor);
      return sql`SELECT ${actor.user_seq}, ${actor.cafe?.auth_seq}`;
    };
    const ready = shaped({ known, actor: barista(5, 6, 'BARISTA') }, cafeReceivedScreen, 'roles alone', build);
    expect(ready.parameters).toEqual([5, 6]);
    expect(seen[0]?.user_seq).not.toBe(5);
    expect(seen[0]?.cafe).toEqual({ auth_seq: expect.anything(), user_auth: 'BARISTA' });
    expect(seen[0]?.cafe?.auth_seq).not.toBe(6);
  });

  it('is another one for another catalogue, whose definitions may differ', () => {
    const build = vi.fn(() => sql`SELECT 1`);
    for (const one of [known, knowEntities({ entities, screens })]) {
      shaped({ known: one, actor: person(1) }, userCupnoteScreen, 'catalogue', build);
    }
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('is remembered while it is asked for; of the others only the newest are', () => {
    const build = vi.fn(() => sql`SELECT 1`);
    const own = knowEntities({ entities, screens });
    const ask = (shape: string) => shaped({ known: own, actor: person(1) }, userCupnoteScreen, shape, build);
    for (let nth = 0; nth < 300; nth++) {
      ask(`shape ${nth}`);
      ask('often');
    }
    expect(build).toHaveBeenCalledTimes(301);
    build.mockClear();
    for (const shape of ['often', 'shape 299', 'shape 101', 'shape 0']) ask(shape);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('takes a value for each slot, also none, and refuses to go without', () => {
    const shape = new Shape(sql`SELECT ${slot('a')}, ${'b'}, ${slot('c')}`);
    expect(shape.with({ a: 1, c: null }).parameters).toEqual([1, 'b', null]);
    expect(() => shape.with({ a: 1 })).toThrow('a statement needs a value for c');
  });
});
