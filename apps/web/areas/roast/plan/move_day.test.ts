import { expect, it } from 'vitest';
import { waysFrom } from './move_day.ts';

it.each([
  ['2026-11-20', '2026-11-22', ['today 2026-11-22', 'tomorrow 2026-11-23']],
  ['2026-11-22', '2026-11-22', ['tomorrow 2026-11-23']],
  ['2026-11-23', '2026-11-22', ['today 2026-11-22']],
  ['2026-12-31', '2026-12-31', []],
  ['2026-12-30', '2026-12-31', ['today 2026-12-31']],
  ['2026-12-31', '2027-01-01', []],
  ['2027-01-02', '2026-12-31', ['tomorrow 2027-01-01']],
])('a roast of %s on %s goes to %j', (day, today, ways) => {
  const found = waysFrom({ roasting_result_date: day }, today);
  expect(found.map(({ to, label }) => `${label.replace('roast_move_', '')} ${to}`)).toEqual(ways);
});
