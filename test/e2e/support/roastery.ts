import type { Row } from '@hanjan/core';
import type { Plan } from '@hanjan/model/plan.ts';
import { makeOrg, seat } from '../../harness/org.ts';
import { BEAN, LOT } from '../../harness/roastery.ts';
import { type Api, behind, type Person } from './product.ts';

/** A roastery of a test, and what is called of it. */
export interface Roastery {
  readonly roaster_seq: number;
  post(path: string, body: Row): Promise<Row>;
  /** Saves a green bean and answers its key. */
  bean(name: string, more?: Row): Promise<number>;
  /** Books a lot of a bean in, ×10 g, and answers its key. */
  lot(bean: number, year: number, mass: number, more?: Row): Promise<number>;
}

/** Gives somebody a roastery to work in, and answers its number. */
export const seatIn = ({ user_seq }: Person, user_auth: string): Promise<number> =>
  behind(async (admin) => {
    const made = await makeOrg(admin, 'roaster', '온도 로스터리');
    await seat(admin, made, user_seq, user_auth);
    return made;
  });

/** Gives a roastery a plan, as an administrator does. */
export const givePlan = (roaster_seq: number, plan: Plan): Promise<unknown> =>
  behind((admin) => admin.query('UPDATE org SET org_plan = $1 WHERE org = $2', [plan, roaster_seq]));

/** A roastery where somebody works, as they call it. */
export async function roasteryOf(api: Api, person: Person, user_auth: string): Promise<Roastery> {
  const roaster_seq = await seatIn(person, user_auth);
  const post = (path: string, body: Row) => api.post(path, { roaster_seq, ...body });
  return {
    roaster_seq,
    post,
    bean: async (name, more = {}) => {
      const named = { greenbean_name: name, greenbean_name_locale: name };
      return Number((await post(`${BEAN}/edit`, { ...named, ...more })).greenbean_roaster_seq);
    },
    lot: async (greenbean_roaster_seq, greenbean_year, greenbean_received_mass, more = {}) => {
      const lot = { greenbean_roaster_seq, greenbean_year, greenbean_received_mass };
      return Number((await post(`${LOT}/edit`, { ...lot, ...more })).greenbean_year_seq);
    },
  };
}
