import type { Row } from '@hanjan/core';
import type { Locale } from '@hanjan/model/messages/locales.ts';
import { userEquipScreen } from '@hanjan/model/user/equip.ts';
import { COFFEES, cafeOf } from './support/cafe.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/test.ts';

const EQUIP = '/user/usernote/equip';

const NAMES = { ko: '예가체프 코체레', en: 'Panama Boquete Geisha Reserve' } as const satisfies Record<Locale, string>;

test('on a phone a record with a name in one language is called by it and opened, whatever language is shown', async ({
  page,
  context,
  say,
  at,
  press,
  person,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
  const save = async (path: string, language: Locale, record: Row) => {
    const headers = { origin: ORIGIN, 'accept-language': language };
    const answer = await context.request.post(`${ORIGIN}${path}/edit`, { data: record, headers });
    expect(await answer.json()).toMatchObject({ status: 'OK' });
  };
  for (const [language, name] of Object.entries(NAMES) as [Locale, string][]) {
    const suffix = language === 'ko' ? '_locale' : '';
    await save(`/api${COFFEES}`, language, { cafe_seq, [`coffeebean_name${suffix}`]: name });
    await save(userEquipScreen.path, language, { equip_type: 'KTL', [`equip_name${suffix}`]: name });
  }

  for (const list of [COFFEES, EQUIP]) {
    for (const name of Object.values(NAMES)) {
      await page.goto(at(list));
      await press(page.getByRole('main').getByRole('link', { name, exact: true }));
      const title = page.getByRole('heading', { level: 1, name });
      await expect(title).toBeVisible();
      await expect(page.getByRole('button', { name: say('record_remove') })).toBeVisible();
      expect(
        await title.evaluate((all) => all.scrollHeight > all.clientHeight || all.scrollWidth > all.clientWidth),
      ).toBe(false);
    }
  }
});
