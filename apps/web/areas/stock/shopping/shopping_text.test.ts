import { beforeAll, expect, it, vi } from 'vitest';
import { activate, loadTexts, t } from '../../../base/texts/index.ts';
import { stockGauge } from '../masses.ts';
import { massFault } from './shopping_text.ts';

vi.stubGlobal('document', { documentElement: {} });
beforeAll(async () => {
  await activate('ko');
  await Promise.all([loadTexts('cafe'), loadTexts('stock')]);
});

it('what is bought is some of it, no more than a lot holds, and to the tenth of a gram', () => {
  const kilograms = stockGauge({});
  for (const typed of ['1', '0.0001', '1.2345', '100000', '500 g'])
    expect([typed, massFault(typed, kilograms)]).toEqual([typed, null]);
  for (const typed of ['', 'x', '0', '-1']) expect(massFault(typed, kilograms)).toBe(t('shopping_bad_mass'));
  for (const typed of ['100000.0001', '99999999999'])
    expect([typed, massFault(typed, kilograms)?.includes('100,000')]).toEqual([typed, true]);
  expect(massFault('1.23456', kilograms)).toBe(t('stock_pad_decimals', { count: 4 }));
  expect(massFault('1.25', stockGauge({ mass: 'g' }))).toBe(t('stock_pad_decimals', { count: 1 }));
});
