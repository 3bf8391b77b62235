import { makeOrg, seat } from '../../harness/org.ts';
import { type Api, behind, type Person } from './product.ts';

export const COFFEES = '/cafe/coffeebean/default';
export const LOTS = '/cafe/coffeebean/received';
const COFFEES_API = `/api${COFFEES}`;

/** Makes a cafe and answers its number. */
export const makeCafe = (name: string): Promise<number> => behind((admin) => makeOrg(admin, 'cafe', name));

/** Gives somebody a role or a state in a cafe, or another one than before. */
export const employ = (cafe_seq: number, { user_seq }: Person, user_auth: string): Promise<void> =>
  behind((admin) => seat(admin, cafe_seq, user_seq, user_auth));

/** A cafe where somebody works. */
export async function cafeOf(person: Person, name: string, user_auth: string): Promise<number> {
  const cafe_seq = await makeCafe(name);
  await employ(cafe_seq, person, user_auth);
  return cafe_seq;
}

/** Saves a coffee of a cafe through the API and answers its key. */
export async function saveCoffee(api: Api, cafe_seq: number, name: string): Promise<number> {
  const coffee = { cafe_seq, coffeebean_name: name, coffeebean_name_locale: name };
  return Number((await api.post(`${COFFEES_API}/edit`, coffee)).coffeebean_seq);
}

/** The names of a cafe's coffees as they are kept. */
export const coffeesOf = (cafe_seq: number): Promise<string[]> =>
  behind(async (admin) => {
    const { rows } = await admin.query('SELECT coffeebean_name FROM cafe_coffeebean WHERE org = $1 ORDER BY 1', [
      cafe_seq,
    ]);
    return rows.map(({ coffeebean_name }) => coffeebean_name);
  });
