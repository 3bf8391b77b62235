import { expect, it } from 'vitest';
import { briefOf } from './brief.ts';
import { straight } from './curve/straight.ts';
import { finish } from './finish/finish.ts';
import type { RawLog } from './log.ts';

const LINE = [
  [-60, 200],
  [0, 200],
  [60, 90],
  [540, 210],
] as const;
const brief = (marks: RawLog['marks'], meta: RawLog['meta'] = {}, name = '') =>
  briefOf({ name, text: '', log: finish({ ...straight(LINE, marks), meta }) });

it('says of a roast in a file what it is called, its day and how long it took', () => {
  const meta = { title: '우일라', roasted_at: '2026-11-18T14:06:00' };
  const marked = { CHARGE: 0, DROP: 520 };
  expect(brief(marked, meta)).toEqual({
    ...{ name: '우일라', roasted_at: '2026-11-18T14:06:00', length_s: 520, isEstimated: false },
  });
  // The name of its sheet is what people look for.
  expect(brief(marked, meta, '2배치').name).toBe('2배치');
  expect(brief(marked)).toMatchObject({ name: '', roasted_at: null });
});

it('counts to the last reading without a drop, and says where the charge is estimated', () => {
  expect(brief({ CHARGE: 0 })).toMatchObject({ length_s: 540, isEstimated: false });
  expect(brief({ DROP: 540 }).isEstimated).toBe(true);
});
