import type { Row } from '@hanjan/core';
import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { COFFEES, cafeOf, LOTS, saveCoffee } from './support/cafe.ts';
import { choice, inputOf } from './support/form.ts';
import { listUser } from './support/list.ts';
import { behind, giveSession, makePerson, NOTES } from './support/product.ts';
import { expect, test } from './support/test.ts';

const HOUR_MS = 3_600_000;
const WRITTEN_ELSEWHERE = '다른 곳에서 적은 원두';

interface Asked {
  readonly path: string;
  readonly body: Row;
}

/** What a page has asked for to choose from since it was last asked. */
function listen(page: Page): () => Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    if (/^\/api\/code\/|\/code$/.test(path)) asked.push({ path, body: request.postDataJSON() ?? {} });
  });
  return () => asked.splice(0);
}

/** Of these, what is the same for everybody: people's own records are asked for at every visit. */
const ofEverybody = (asked: readonly Asked[]) => asked.filter(({ path }) => path.startsWith('/api/code/'));

/** The groups that were asked for, with the marks of what the page holds of them. */
const groupsIn = (asked: readonly Asked[]) => asked.flatMap(({ body }) => (body.code_group as string[]) ?? []);

/** The server's answers to choose from wait until they are let go. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/(code\/|.*\/code$)/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const databasesOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== undefined));

/** In the browser: what is kept, by what it is kept under; nothing without a database, which this does not make. */
async function copiesKept(): Promise<(readonly [key: string, copy: string])[]> {
  const asked = indexedDB.open('hanjan.lookup.1');
  asked.onupgradeneeded = () => asked.transaction?.abort();
  return new Promise((resolve) => {
    asked.onerror = () => resolve([]);
    asked.onsuccess = () => {
      const { result: database } = asked;
      const work = database.transaction('copy');
      const [keys, copies] = [work.objectStore('copy').getAllKeys(), work.objectStore('copy').getAll()];
      work.oncomplete = () => {
        database.close();
        resolve(keys.result.map((key, nth) => [String(key), JSON.stringify(copies.result[nth])]));
      };
    };
  });
}

/** Another test may change a code meanwhile, of which pages hear and ask: then all of it is done once more. */
const RETRY = { timeout: 60_000, intervals: [2_000] };

/** Somewhere else to drink a coffee, past the product. */
const addPlace = (db: pg.Client, { id, name }: { readonly id: string; readonly name: string }) =>
  db.query(
    `INSERT INTO code (code_group_seq, code_group_id, code_id, code_name, code_name_kr, code_order)
     SELECT code_group_seq, code_group_id, $1, $2, $2, 9999 FROM code_group WHERE code_group_id = 'NTPLC'`,
    [id, name],
  );

/** The copies in the browser that are somebody's; what is the same for everybody is nobody's. */
const copiesOfPeople = async (page: Page) =>
  (await page.evaluate(copiesKept)).filter(([key]) => (JSON.parse(key) as unknown[])[1] !== null);

/** In the browser: puts into every copy what none can be, and a database beside it as an older version kept it. */
async function spoil(): Promise<void> {
  const done = (asked: IDBRequest) =>
    new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
  const open = async (name: string) => {
    const asked = indexedDB.open(name);
    await done(asked);
    return asked.result;
  };
  const database = await open('hanjan.lookup.1');
  const store = database.transaction('copy', 'readwrite').objectStore('copy');
  const keys = store.getAllKeys();
  await done(keys);
  const broken = [null, 'text', { access_at: Date.now(), edit_at: '', data: [null] }];
  for (const [nth, key] of keys.result.entries()) await done(store.put(broken[nth % broken.length], key));
  database.close();
  (await open('hanjan.lookup.0')).close();
}

test('codes are asked for once an hour, and then only whether they are still so', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  user,
  person,
  faults,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  const heard = listen(page);
  const place = inputOf(user, 'cupnote_place');
  const look = async () => {
    await page.goto(`${at(NOTES)}/write`);
    for (const input of [inputOf(user, 'blending_region_list'), place]) {
      await press(input);
      await expect(page.getByRole('option').nth(2)).toBeVisible();
      if (input !== place) await input.press('Escape');
    }
  };
  const asksNothing = () =>
    expect(async () => {
      heard();
      await look();
      await page.waitForLoadState('networkidle');
      expect(ofEverybody(heard())).toEqual([]);
    }).toPass(RETRY);
  // What a try that failed has left is not taken for it.
  const code = { id: `E2E_${now}`, name: `한 시간 뒤에 생긴 곳 ${now}` };

  await test.step('the first visit asks for all groups together', async () => {
    await look();
    await page.waitForLoadState('networkidle');
    const asked = heard();
    expect(groupsIn(asked)).toEqual(expect.arrayContaining(['NTPLC', 'FLVR', 'CNTR']));
    expect(asked.map(({ path }) => path)).toContain('/api/code/region');
  });

  await test.step('a second visit asks for nothing', asksNothing);

  await test.step('bringing one list anew asks for it whatever is held', () =>
    expect(async () => {
      heard();
      await press(page.getByRole('button', { name: say('reload_of', { name: say('cupnote_place') }) }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: say('reload'), exact: true }));
      await expect(page.getByText(say('reload_ok'))).toBeVisible();
      expect(groupsIn(heard())).toEqual(['NTPLC']);
    }).toPass(RETRY));

  await test.step('after an hour what is kept is shown at once, and what is new as soon as it is there', async () => {
    await page.clock.setSystemTime(now + HOUR_MS + 60_000);
    const letGo = await hold(page);
    await look();
    await behind((db) => addPlace(db, code));
    await expect(choice(page, code.name)).toHaveCount(0);
    letGo();
    await expect(choice(page, code.name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked = heard();
    for (const group of groupsIn(asked)) expect(group).toMatch(/^[A-Z]+\|\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(groupsIn(asked).length).toBeGreaterThan(2);
    expect(asked.find(({ path }) => path === '/api/code/region')?.body.last_edit_at).toMatch(/^-?\d+$/);
    await page.unrouteAll();
    await asksNothing();
    await behind((db) => db.query('DELETE FROM code WHERE code_id = $1', [code.id]));
  });

  await test.step('an administrator has all of them read anew, and is told how it went', async () => {
    await behind((db) => db.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [person.user_seq]));
    await look();
    const other = await page.context().newPage();
    await other.goto(`${at(NOTES)}/write`);
    await inputOf({ ...user, page: other }, 'cupnote_place').click();
    await expect(other.getByRole('option').nth(2)).toBeVisible();
    await behind((db) => addPlace(db, code));
    const reload = async (said: 'code_reload_ok' | 'code_reload_failed') => {
      await press(page.getByRole('button', { name: person.user_name }));
      await press(page.getByRole('menuitem', { name: say('code_reload') }));
      const dialog = page.getByRole('alertdialog', { name: say('code_reload') });
      await expect(dialog).toContainText(say(said));
      await press(dialog.getByRole('button'));
    };
    await reload('code_reload_ok');
    // The list that is open in another tab has what is new.
    await expect(choice(other, code.name)).toBeVisible();
    await other.close();
    await behind((db) => db.query('DELETE FROM code WHERE code_id = $1', [code.id]));
    await expect(async () => {
      heard();
      await reload('code_reload_ok');
      const asked = ofEverybody(heard());
      expect(asked.map(({ path }) => path)).toContain('/api/code/reload');
      expect(groupsIn(asked)).toEqual(expect.arrayContaining(['NTPLC', 'FLVR', 'CNTR']));
    }).toPass(RETRY);
    faults.expect(/^503 POST \/api\/code\/reload$/);
    await page.route('**/api/code/reload', (route) => route.fulfill({ status: 503, json: {} }));
    await reload('code_reload_failed');
    heard();
  });

  await test.step('what cannot be read is asked for as if it were not there', async () => {
    await page.evaluate(spoil);
    await look();
    await page.waitForLoadState('networkidle');
    expect(groupsIn(heard())).toEqual(expect.arrayContaining(['NTPLC', 'FLVR', 'CNTR']));
    await expect.poll(() => databasesOf(page)).toEqual(['hanjan.lookup.1']);
  });
});

test('what is saved in one tab is offered in the other; nothing is left after signing out', { tag: '@phone' }, async ({
  page,
  context,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const cafe_seq = await cafeOf(person, '카페 두 탭', 'SMNG');
  await saveCoffee(api, cafe_seq, '처음부터 있던 원두');
  const lot = { ...user, entity: cafeReceived };
  const bean = inputOf(lot, 'coffeebean_seq');
  await page.goto(`${at(LOTS)}/write`);
  await press(bean);
  await expect(choice(page, '처음부터 있던 원두')).toBeVisible();

  await test.step('a coffee saved in another tab', async () => {
    const other = await context.newPage();
    await other.goto(`${at(COFFEES)}/write`);
    const form = { ...user, page: other, entity: cafeCoffeebean };
    for (const field of ['coffeebean_name_locale', 'coffeebean_name'])
      await inputOf(form, field).fill('다른 탭의 원두');
    await other.getByRole('button', { name: say('record_save') }).click();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(choice(page, '다른 탭의 원두')).toBeVisible();
    await other.close();
  });

  await test.step('a coffee that a colleague wrote is there when a page is opened, without waiting for it', async () => {
    await expect.poll(async () => String(await copiesOfPeople(page))).toContain('다른 탭의 원두');
    await saveCoffee(api, cafe_seq, WRITTEN_ELSEWHERE);
    const letGo = await hold(page);
    await page.reload();
    await press(bean);
    await expect(choice(page, '처음부터 있던 원두')).toBeVisible();
    await expect(choice(page, WRITTEN_ELSEWHERE)).toHaveCount(0);
    letGo();
    await expect(choice(page, WRITTEN_ELSEWHERE)).toBeVisible();
    await page.unrouteAll();
    await bean.press('Escape');
  });

  await test.step('signing out takes it away; whoever comes next begins with nothing', async () => {
    expect(await copiesOfPeople(page)).not.toEqual([]);
    await press(page.getByRole('button', { name: person.user_name }));
    await press(page.getByRole('menuitem', { name: say('signout') }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('signout') }));
    // The front page looks up what is the same for everybody.
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByRole('link', { name: say('signin') }).first()).toBeVisible();
    expect(await copiesOfPeople(page)).toEqual([]);
    const next = await makePerson('다음 사람');
    await giveSession(context, next);
    await cafeOf(next, '다음 카페', 'BARISTA');
    await page.goto(`${at(LOTS)}/write`);
    await press(bean);
    await expect(page.getByText(say('nothing_found'))).toBeVisible();
  });
});

test('of more coffees than come at once the others are found by name, and lists are narrowed by those out of use', {
  tag: '@desk',
}, async ({ page, say, at, press, user, person, api, faults }) => {
  const cafe_seq = await cafeOf(person, '카페 많은 원두', 'SMNG');
  const retired = await saveCoffee(api, cafe_seq, '이제 안 볶는 원두');
  await api.post(`/api${LOTS}/edit`, { cafe_seq, coffeebean_seq: retired, received_date: '2026-11-20' });
  await behind(async (db) => {
    await db.query('UPDATE cafe_coffeebean SET coffeebean_use = false WHERE coffeebean_seq = $1', [retired]);
    await db.query(
      `INSERT INTO cafe_coffeebean (org, coffeebean_name, cafe_public_stage, customer_public_stage, normal_public_stage)
       SELECT $1, CASE g WHEN 0 THEN 'Yirgacheffe Aricha' ELSE 'Lot ' || g END, 'DTL', 'DTL', 'DTL'
         FROM generate_series(0, 2000) AS g`,
      [cafe_seq],
    );
  });
  const lot = { ...user, entity: cafeReceived };
  const bean = inputOf(lot, 'coffeebean_seq');

  await test.step('in a form', async () => {
    await page.goto(`${at(LOTS)}/write`);
    await press(bean);
    await expect(page.getByText(say('choice_part', { count: 2000 }))).toBeVisible();
    await bean.fill('이제 안');
    await expect(page.getByText(say('nothing_found'))).toBeVisible();
    faults.expect(/^500 POST \/api\/cafe\/coffeebean\/default\/code$/);
    await page.route('**/default/code', (route) => route.fulfill({ status: 500, json: {} }));
    await bean.fill('yirga');
    await expect(page.getByText(say('error_title'))).toBeVisible();
    await page.unrouteAll();
    await press(choice(page, say('retry')));
    await press(choice(page, 'Yirgacheffe Aricha'));
    await expect(bean).toHaveValue('Yirgacheffe Aricha');
  });

  await test.step('in a list', async () => {
    await page.goto(at(LOTS));
    const filters = listUser(lot);
    await filters.openFilters();
    await filters.openFilter('coffeebean_seq');
    const box = page.getByRole('combobox', { name: say('coffeebean_seq') });
    await box.fill('이제 안');
    const found = choice(page, say('choice_unused', { name: '이제 안 볶는 원두' }));
    await press(found);
    await expect(found).toHaveAttribute('aria-checked', 'true');
    await expect(page).toHaveURL(new RegExp(String(retired)));
    await filters.closeFilter('coffeebean_seq');
    await filters.closeFilters();
    await expect(page.getByRole('main').getByRole('link', { name: /^이제 안 볶는 원두/ })).toBeVisible();
    // Where no row tells how it is called, the filter still says it.
    await behind((db) => db.query('UPDATE cafe_received SET removed_at = now() WHERE coffeebean_seq = $1', [retired]));
    await page.reload();
    await expect(page.getByText('이제 안 볶는 원두')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^이제 안 볶는 원두/ })).toHaveCount(0);
  });
});

test('a browser that keeps nothing offers what there is, and signs out', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  user,
  person,
  faults,
}) => {
  // What a page asks for while it is left behind is refused.
  faults.allow(/^401 POST \/api\/code\//);
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  const place = inputOf(user, 'cupnote_place');
  for (const visit of [1, 2]) {
    await page.goto(`${at(NOTES)}/write`);
    await press(place);
    await expect(page.getByRole('option').nth(visit)).toBeVisible();
    await place.press('Escape');
  }
  await press(page.getByRole('button', { name: person.user_name }));
  await press(page.getByRole('menuitem', { name: say('signout') }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('signout') }));
  await expect(page.getByRole('button', { name: person.user_name })).toHaveCount(0);
});
