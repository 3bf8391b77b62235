import { cafeMaterial } from '@hanjan/model/cafe/supply/material.ts';
import { cafeMaterialPurchase } from '@hanjan/model/cafe/supply/material_purchase.ts';
import { cafeMaterialUse } from '@hanjan/model/cafe/supply/material_use.ts';
import { cafeSupplier } from '@hanjan/model/cafe/supply/supplier.ts';
import { expectSound } from './support/axe.ts';
import { cafeOf, employ } from './support/cafe.ts';
import { choice, fillByPointer, inputOf } from './support/form.ts';
import { expect, test } from './support/test.ts';

const SUPPLIERS = '/cafe/supplier/materialsupplier';
const MATERIALS = '/cafe/etc/cafe_material';
const STOCK = '/cafe/material/material';
const CUP = '종이컵 12온스 Cup';
const DEALER = '한강 상사 Hangang';
const LID = '뚜껑 Lid';

test('a cup is bought, used, counted and ordered again', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
  faults,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'MNG');
  const main = page.getByRole('main');
  const suppliers = { ...user, entity: cafeSupplier };
  const materials = { ...user, entity: cafeMaterial };
  const purchases = { ...user, entity: cafeMaterialPurchase };
  const uses = { ...user, entity: cafeMaterialUse };
  const save = () => press(page.getByRole('button', { name: say('record_save') }));
  const saved = () => expect(page.getByRole('button', { name: say('record_edit') })).toBeVisible();
  const named = async (form: typeof suppliers | typeof materials, of: 'supplier' | 'material', name: string) => {
    if (user.language === 'ko') await inputOf(form, `${of}_name_locale`).fill(name);
    await inputOf(form, `${of}_name`).fill(name);
  };
  const cup = {
    ...{ cafe_seq, material_type: 'CUP', material_unit: 'PC' },
    material_name: LID,
    material_name_locale: LID,
  };
  await api.post('/api/cafe/item/material/edit', cup);

  await test.step('an empty list says what belongs there; a supplier is written down', async () => {
    await page.goto(at(SUPPLIERS));
    await expect(main.getByText(say('list_cafe_supplier_empty_text'))).toBeVisible();
    await press(page.getByRole('link', { name: say('list_cafe_supplier_new') }));
    await named(suppliers, 'supplier', DEALER);
    await fillByPointer(suppliers, 'supplier_type', 'WHSL');
    await inputOf(suppliers, 'supplier_phone').fill('02-000-0101');
    await expectSound(page, 'the form of a supplier');
    await save();
    await saved();
  });

  await test.step('a material has its supplier, its unit and the level at which it is ordered', async () => {
    await page.goto(at(`${MATERIALS}/write`));
    await named(materials, 'material', CUP);
    await fillByPointer(materials, 'material_type', 'CUP');
    await press(inputOf(materials, 'supplier_seq'));
    await press(choice(page, DEALER));
    await fillByPointer(materials, 'material_unit', 'PC');
    await inputOf(materials, 'material_reorder').fill('500');
    await save();
    await saved();
  });

  await test.step('what is bought of it is there, and says what one costs', async () => {
    await press(main.getByRole('button', { name: say('material_buy_it') }));
    await expect(inputOf(purchases, 'material_seq')).toHaveValue(new RegExp(CUP));
    await inputOf(purchases, 'purchase_amount').fill('1000');
    await inputOf(purchases, 'purchase_price').fill('85000');
    await expectSound(page, 'the form of a purchase');
    await save();
    await saved();
    await page.goto(at(MATERIALS));
    const row = main.getByRole('row').filter({ hasText: CUP });
    await expect(row).toContainText('1,000');
    await expect(row).toContainText('85.00');
    await expect(row).not.toContainText(say('material_low'));
  });

  await test.step('more than there is cannot be used, and what was typed stays', async () => {
    await press(main.getByRole('link', { name: CUP }));
    await press(main.getByRole('button', { name: say('material_use_it') }));
    await inputOf(uses, 'use_amount').fill('1200');
    await save();
    faults.expect(/^400 POST \/api\/cafe\/material\/use\/edit$/);
    const refused = page.getByRole('alertdialog');
    await expect(refused).toContainText(say('material_short', { short: 200 }));
    await press(refused.getByRole('button'));
    await expect(main.getByText(say('material_short', { short: 200 }))).toBeVisible();
    await expect(inputOf(uses, 'use_amount')).toHaveValue(/1,?200/);
    await inputOf(uses, 'use_amount').fill('300');
    await save();
    await saved();
  });

  await test.step('whoever works there sees what is to be ordered first; who is in charge counts it', async () => {
    // The menu may still count what waits for somebody of their former rank.
    faults.allow(/^403 POST \/api\/cafe\/user\/signup\/list$/);
    await page.goto('about:blank');
    await employ(cafe_seq, person, 'SAST');
    await page.goto(at(STOCK));
    await press(main.getByRole('link', { name: CUP }));
    const moved = main.getByRole('region', { name: say('material_moved'), exact: true });
    await expect(moved.getByRole('listitem')).toHaveCount(1);
    await expectSound(page, 'the stock of a material');
    await expect(moved.getByRole('button', { name: say('material_buy_it') })).toHaveCount(0);
    await press(moved.getByRole('button', { name: say('material_count_it') }));
    await inputOf(uses, 'use_amount').fill('120');
    await save();
    await saved();
    await page.goto(at(STOCK));
    const rows = main.getByRole('row');
    await expect(rows.nth(1)).toContainText(CUP);
    await expect(rows.nth(1)).toContainText(say('material_low'));
    await expect(rows.nth(2)).toContainText(LID);
    await expectSound(page, 'what there is of materials');
  });
});
