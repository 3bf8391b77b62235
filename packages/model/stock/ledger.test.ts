import { describe, expect, it } from 'vitest';
import { isMonth, LEDGER_SUMS, ledgerPart, ledgerSums, ledgerTotal, movedMonth, usedBy } from './ledger.ts';

describe('the sums of a ledger', () => {
  it('count a roast as used of green coffee and as made of roasted coffee', () => {
    expect([ledgerPart('greenbean', 'ROAST'), ledgerPart('roasting', 'ROAST')]).toEqual(['used', 'produced']);
    expect([ledgerPart('roasting', 'BLEND'), ledgerPart('blending', 'BLEND')]).toEqual(['used', 'produced']);
    expect(ledgerPart('blending', 'SHORT')).toBe('counted');
  });

  it('write what goes as a positive mass, and what is counted with its sign', () => {
    const moved = { RECEIVE: 600, ROAST: -250, WASTE: -10, COUNT: -15, SHORT: 5 };
    const sums = { received: 600, produced: 0, used: 250, left: 0, waste: 10, counted: -10 };
    expect(ledgerSums('greenbean', moved, 430)).toEqual({ opening: 100, ...sums, closing: 430 });
  });

  it('take what came back from what went', () => {
    expect(ledgerSums('roasting', { DELIVER: -500 + 200, PACK: -100 }, 0)).toMatchObject({ left: 400, opening: 400 });
    expect(ledgerSums('roasting', {}, 7)).toMatchObject({ opening: 7, closing: 7 });
  });

  it('of several lots are the sum of each column', () => {
    const lots = [ledgerSums('blending', { BLEND: 90, DELIVER: -40 }, 50), ledgerSums('blending', { WASTE: -3 }, 2)];
    const total = ledgerTotal(lots);
    expect(total).toMatchObject({ opening: 5, produced: 90, left: 40, waste: 3, closing: 52 });
    expect(Object.keys(total)).toEqual([...LEDGER_SUMS]);
  });
});

it('lots are used up by what makes others of them, by what leaves and by what is thrown away', () => {
  expect(usedBy('greenbean')).toEqual(expect.arrayContaining(['ROAST', 'WASTE']));
  expect(usedBy('roasting')).toEqual(expect.arrayContaining(['BLEND', 'DELIVER', 'PACK', 'WASTE']));
  expect(usedBy('received')).toEqual(expect.arrayContaining(['BREW', 'WASTE']));
  for (const reason of ['BLEND', 'RECEIVE', 'COUNT', 'SHORT'] as const)
    expect(usedBy('blending')).not.toContain(reason);
});

it('months are those of the calendar', () => {
  expect(['2026-11', '2026-13', '2026-1', '0999-01', 202611, null].map(isMonth)).toEqual([
    true,
    ...Array(5).fill(false),
  ]);
  expect([movedMonth('2026-12', 1), movedMonth('2026-01', -1), movedMonth('2026-03', -14)]).toEqual([
    '2027-01',
    '2025-12',
    '2025-01',
  ]);
});
