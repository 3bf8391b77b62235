import type { Page } from '@playwright/test';
import { cafeOf, saveCoffee } from './support/cafe.ts';
import { orgDay } from './support/days.ts';
import { expect, test } from './support/test.ts';

const TODAY = '/cafe/brewing/today';
const LIST = '/api/cafe/brewing/today/list';
const HALF_MINUTE = 30_000;
const AN_HOUR = 3_600_000 / HALF_MINUTE;

/** Bytes of the living values of JavaScript: what it compiled and what the browser notes of the network do not count. */
async function livingBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let living = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!['code', 'native', 'hidden', 'object shape'].includes(types[type][nodes[at + type]]))
      living += nodes[at + size];
  return living;
}

test('the wall of the bar stays open for eight hours: asks every half minute, shows what is new, and does not grow', async ({
  page,
  at,
  person,
  api,
}) => {
  test.slow();
  const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
  const coffeebean_seq = await saveCoffee(api, cafe_seq, '서울숲 블렌드 Forest');
  const brew = (brewing_term: number) =>
    api.post('/api/cafe/brewing/result/edit', {
      ...{ cafe_seq, coffeebean_seq, brewing_type: 'ESP', brewing_result_date: orgDay(0), brewing_result_main: true },
      ...{ brewing_bean_mass: 185, brewing_mass: 380, brewing_term },
    });
  await brew(28_000);
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === LIST) asked++;
  });
  await page.goto(at(TODAY));
  const shown = page.getByRole('main').locator('[data-field="brewing_term"]');
  await expect(shown).toContainText('28');
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round++) {
      const heard = page.waitForResponse((response) => new URL(response.url()).pathname === LIST);
      await page.clock.runFor(HALF_MINUTE);
      await heard;
    }
  };

  await test.step('it asks every half minute for two hours, and holds no more after them than after half of one', async () => {
    await rounds(AN_HOUR / 2);
    const before = await livingBytes(page);
    asked = 0;
    await rounds(1.5 * AN_HOUR);
    expect(asked).toBe(1.5 * AN_HOUR);
    expect((await livingBytes(page)) - before).toBeLessThan(20_000);
  });

  await test.step('a brew that somebody else saved stands there half a minute later', async () => {
    await brew(31_000);
    await rounds(1);
    await expect(shown).toContainText('31');
  });

  await test.step('a device that slept for six hours shows the newest when it is looked at again', async () => {
    await brew(26_500);
    await page.clock.fastForward('06:00:00');
    await expect(shown).toContainText('26');
  });
});
