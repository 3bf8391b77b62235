import { expect, it } from 'vitest';
import { batchesLeft, takenAfter } from './next_batches.ts';

const row = (key: number, roasting_seq: number, roasting_result_date: string, roasting_instock: number) => ({
  roasting_result_key: key,
  roasting_result_year: 2026,
  roasting_result_seq: key,
  roasting_seq,
  roasting_result_date,
  roasting_instock,
  roasting_loss: 150,
  roasting_organic_loss: 45.2,
  roasting_moisture: 18,
});
const rows = [
  row(4, 1, '2026-11-20', 50_000),
  row(3, 1, '2026-11-18', 0),
  row(2, 2, '2026-11-18', 30_000),
  row(1, 1, '2026-11-18', 20_000),
];
const masses = (planned: Parameters<typeof takenAfter>[0]) =>
  takenAfter(planned, batchesLeft(rows)).parts.map((part) => [part.roasting_result_seq, part.roasting_mass]);

it('uses up what was roasted first', () => {
  expect(batchesLeft(rows).map(({ key }) => key)).toEqual([1, 2, 4]);
  expect(masses([{ roasting_seq: 1, roasting_mass: 60_000 }])).toEqual([
    [1, 20_000],
    [4, 40_000],
  ]);
  expect(masses([{ roasting_seq: 1, roasting_mass: 20_000 }])).toEqual([[1, 20_000]]);
});

it('asks the newest batch for what is not there, and says which recipe has no batch', () => {
  expect(masses([{ roasting_seq: 2, roasting_mass: 45_000 }])).toEqual([[2, 45_000]]);
  const taken = takenAfter(
    [
      { roasting_seq: 9, roasting_mass: 10_000 },
      { roasting_seq: 2, roasting_mass: 10_000 },
    ],
    batchesLeft(rows),
  );
  expect([taken.missing, taken.parts.length]).toEqual([[9], 1]);
});

it('takes over what a batch lost', () => {
  const [part] = takenAfter([{ roasting_seq: 2, roasting_mass: 10_000 }], batchesLeft(rows)).parts;
  expect(part).toMatchObject({ roasting_loss: 150, roasting_organic_loss: 45.2, roasting_moisture: 18 });
});
