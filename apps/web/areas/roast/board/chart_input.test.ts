import { PLAIN, straight } from '@hanjan/roastlog/curve/straight.ts';
import { figuresOf } from '@hanjan/roastlog/figures/figures.ts';
import { ROR_DEFAULT, rorOf } from '@hanjan/roastlog/figures/ror.ts';
import { finish } from '@hanjan/roastlog/finish/finish.ts';
import type { RawLog } from '@hanjan/roastlog/log.ts';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../../../base/texts/index.ts', () => ({ t: (key: string) => key, textOf: (key: string) => key }));
vi.mock('../work.ts', () => ({}));
const { chartInput, otherOf } = await import('./chart_input.ts');

const logOf = (marks: RawLog['marks'], more: Partial<RawLog> = {}) => finish({ ...straight(PLAIN, marks), ...more });
const options = { ...ROR_DEFAULT, per: 30, unit: 'F', checkLine: null, hidden: ['air', 'others'] } as const;
const inputOf = (log: ReturnType<typeof logOf>, typed = {}) =>
  chartInput({ log, figures: figuresOf(log), ror: rorOf(log, ROR_DEFAULT), options }, typed);

describe('what the chart draws', () => {
  it('is the log with its marks and phases by name, and lines as they are wanted', () => {
    const input = inputOf(logOf({ CHARGE: 0, FCs: 420, DROP: 540 }));
    expect(input.marks.map(({ label, s, isEstimated }) => [label, s, isEstimated])).toEqual([
      ['roast_mark_CHARGE', 0, false],
      ['roast_mark_TP', 60, false],
      ['roast_mark_DRY', 240, true],
      ['roast_mark_FCs', 420, false],
      ['roast_mark_DROP', 540, false],
    ]);
    expect(input.phases.map(({ label }) => label)).toEqual([
      'roast_phase_drying',
      'roast_phase_maillard',
      'roast_phase_development',
    ]);
    expect(input.shown).toEqual({ bean: true, air: false, ror: true, others: false });
    expect([input.unit, input.rorPer, input.checkLine]).toEqual(['F', 30, null]);
  });
  it('has settings of the machine up to the drop, by the word of the trade or by their own name', () => {
    const step = (kind: 'heat' | 'other', name: string) => ({ kind, name, unit: '%', steps: [{ s: 0, value: 60 }] });
    const late = { ...step('other', 'Cooler'), steps: [{ s: 510, value: 100 }] };
    const controls = [step('heat', 'Burner'), late, step('other', 'Damper'), step('other', '')];
    const drawn = (marks: RawLog['marks']) =>
      inputOf(logOf(marks, { controls })).controls.map(({ label, until }) => [label, until]);
    expect(drawn({ CHARGE: 0, DROP: 500 })).toEqual([
      ['roast_heat', 500],
      ['Damper', 500],
      ['roast_other', 500],
    ]);
    expect(drawn({ CHARGE: 0 }).slice(0, 2)).toEqual([
      ['roast_heat', 540],
      ['Cooler', 540],
    ]);
  });
  it('numbers the checks that were typed', () => {
    const typed = { roasting_check2_term: 300_000, roasting_check2_bean: 166 };
    const { checks } = inputOf(logOf({ CHARGE: 0 }), typed);
    expect(checks?.map(({ s, bean }) => [s, bean])).toEqual([[300, 166]]);
  });
});

describe('a log beneath another one', () => {
  const here = logOf({ CHARGE: 0, FCs: 420, DROP: 540 });
  const there = logOf({ CHARGE: 0, FCs: 400 });
  const shift = (align: 'CHARGE' | 'FCs' | 'DROP' | 'COOL') => otherOf(here, there, align, 'B-1104').shift;
  it('is moved so that a mark of both lies at one place, and stays where one of them lacks it', () => {
    expect([shift('CHARGE'), shift('FCs'), shift('DROP'), shift('COOL')]).toEqual([0, 20, 0, 0]);
  });
});
