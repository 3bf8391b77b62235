import type { Row, Screen } from '@hanjan/core';
import { cafeMaterialScreen } from '@hanjan/model/cafe/supply/material.ts';
import { cafeMaterialPurchaseScreen } from '@hanjan/model/cafe/supply/material_purchase.ts';
import { cafeMaterialUseScreen } from '@hanjan/model/cafe/supply/material_use.ts';
import { cafeSupplierScreen } from '@hanjan/model/cafe/supply/supplier.ts';
import { roasterMaterialScreen } from '@hanjan/model/roaster/supply/material.ts';
import { roasterMaterialPurchaseScreen } from '@hanjan/model/roaster/supply/material_purchase.ts';
import { roasterMaterialUseScreen } from '@hanjan/model/roaster/supply/material_use.ts';
import { roasterPackagingScreen } from '@hanjan/model/roaster/supply/packaging.ts';
import { roasterSupplierScreen } from '@hanjan/model/roaster/supply/supplier.ts';
import type { Save } from './as_person.ts';
import { CAFE_SUPPLIERS, CAFE_SUPPLIES, named, type Supply } from './drink/supplies.ts';
import { daysBefore } from './notes.ts';

/** The lists that an organisation keeps its materials in. */
interface Kept {
  readonly supplier: Screen;
  readonly material: Screen;
  readonly purchase: Screen;
  readonly use: Screen;
}

const ROASTER_SUPPLIERS = (today: string): readonly Row[] => [
  {
    ...named('supplier', 'IMPT', '바다 생두', 'Bada Green Coffee'),
    ...{ supplier_country: 'KOR', supplier_person: '박수입', supplier_mail: 'sales@green.example.com' },
    supplier_offers: [
      {
        ...{
          offer_name: '에티오피아 예가체프 G1',
          offer_crop: Number(today.slice(0, 4)),
          offer_price: 14_500,
          offer_bags: 20,
        },
        ...{ offer_asked: daysBefore(today, 30), offer_received: daysBefore(today, 24), offer_score: 8_650 },
        offer_note: '자스민, 복숭아. 다음 구매 때 다시 볼 것.',
      },
      {
        offer_name: '콜롬비아 우일라 수프리모',
        offer_price: 11_200,
        offer_bags: 35,
        offer_asked: daysBefore(today, 4),
      },
    ],
  },
  {
    ...named('supplier', 'FARM', '엘 디비소 농장', 'Finca El Diviso'),
    ...{ supplier_country: 'COL', supplier_person: 'Lasso', supplier_note: '직거래. 연락은 영어로.' },
  },
  {
    ...named('supplier', 'MAKR', '온빛 포장 인쇄', 'Onbit Packaging'),
    supplier_country: 'KOR',
    supplier_phone: '031-000-0202',
  },
];

const ROASTER_SUPPLIES: readonly Supply[] = [
  {
    from: 2,
    row: {
      ...named('material', 'VBAG', '밸브 봉투 200 g', 'Valve bag 200 g'),
      ...{ material_unit: 'PC', material_content: 500, material_reorder: 300 },
    },
    bought: [[50, 1_500, 420_000]],
    used: [[5, 'USE', 1_260]],
  },
  {
    from: 2,
    row: {
      ...named('material', 'VBAG', '밸브 봉투 1 kg', 'Valve bag 1 kg'),
      ...{ material_unit: 'PC', material_content: 200, material_reorder: 100 },
    },
    bought: [[50, 600, 330_000]],
    used: [[5, 'COUNT', 402]],
  },
  {
    from: 2,
    row: {
      ...named('material', 'LBL', '앞면 라벨', 'Front label'),
      ...{ material_unit: 'PC', material_content: 1_000 },
    },
    bought: [[35, 5_000, 190_000]],
    used: [[2, 'WASTE', 40]],
  },
];

/** What a cafe of the demo uses besides coffee, from whom, and what there is of it. Answers the keys of the materials by name. */
export async function supplyCafe(save: Save, today: string): Promise<ReadonlyMap<string, number>> {
  const keys = await supply(
    save,
    {
      supplier: cafeSupplierScreen,
      material: cafeMaterialScreen,
      purchase: cafeMaterialPurchaseScreen,
      use: cafeMaterialUseScreen,
    },
    CAFE_SUPPLIERS,
    CAFE_SUPPLIES,
    today,
  );
  return new Map(keys.map((key, nth) => [String(CAFE_SUPPLIES[nth]?.row.material_name_locale), key]));
}

/** The same of a roastery, with the offers of its importers, and how it packs coffee. */
export async function supplyRoastery(save: Save, today: string): Promise<void> {
  const [small, large, label] = await supply(
    save,
    {
      supplier: roasterSupplierScreen,
      material: roasterMaterialScreen,
      purchase: roasterMaterialPurchaseScreen,
      use: roasterMaterialUseScreen,
    },
    ROASTER_SUPPLIERS(today),
    ROASTER_SUPPLIES,
    today,
  );
  const packed = (ko: string, en: string, packaging_mass: number, packaging_bag_seq: number | undefined) =>
    save(roasterPackagingScreen, {
      ...named('packaging', null, ko, en),
      ...{ packaging_mass, packaging_bag_seq, packaging_label_seq: label },
    });
  await packed('200 g 봉투', '200 g bag', 2_000, small);
  await packed('1 kg 봉투', '1 kg bag', 10_000, large);
}

/** Writes suppliers and materials, and what was bought and used of these, day after day; answers the keys of the materials. */
async function supply(
  save: Save,
  kept: Kept,
  suppliers: readonly Row[],
  supplies: readonly Supply[],
  today: string,
): Promise<number[]> {
  const from: number[] = [];
  for (const one of suppliers) from.push(await save(kept.supplier, one));
  const keys: number[] = [];
  for (const one of supplies) {
    const supplier_seq = from[one.from];
    const material_seq = await save(kept.material, { ...one.row, supplier_seq });
    keys.push(material_seq);
    for (const [ago, purchase_amount, purchase_price] of one.bought)
      await save(kept.purchase, {
        ...{ material_seq, supplier_seq, purchase_date: daysBefore(today, ago) },
        ...{ purchase_amount, purchase_price },
      });
    for (const [ago, use_type, use_amount] of one.used)
      await save(kept.use, { material_seq, use_type, use_amount, use_date: daysBefore(today, ago) });
  }
  return keys;
}
