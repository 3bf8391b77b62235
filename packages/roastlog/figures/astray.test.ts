import { expect, it } from 'vitest';
import { logOfProfile } from '../curve/profile.ts';
import { astrayAt, mostAstray } from './astray.ts';

const roast = (crack: number, drop = 210) =>
  logOfProfile(
    {
      ...{ roasting_start_term: 0, roasting_start_bean: 200, turning_term: 60_000, turning_bean: 90 },
      ...{ first_start_term: 480_000, first_start_bean: crack, end_term: 600_000, end_bean: drop },
    },
    [],
  );

it('says how far the bean is from that of the reference at a time, and in which direction', () => {
  expect(astrayAt(roast(200), roast(195), 480)).toBe(5);
  expect(astrayAt(roast(190), roast(195), 480)).toBe(-5);
  expect(astrayAt(roast(190), roast(195), 60)).toBe(0);
  expect(astrayAt(roast(190), roast(195), 700)).toBeNull();
});

it('says where a roast strayed most', () => {
  expect(mostAstray(roast(203), roast(195))).toEqual({ s: 480, by: 8 });
  expect(mostAstray(roast(195, 207), roast(195, 210))).toEqual({ s: 600, by: -3 });
});

it('finds nothing where both are alike, or where there are no curves', () => {
  expect(mostAstray(roast(195), roast(195))).toBeNull();
  expect(mostAstray(roast(195), logOfProfile({ end_term: 600_000 }, []))).toBeNull();
});

it('leaves out the fall into the turning point', () => {
  const hot = logOfProfile(
    { roasting_start_term: 0, roasting_start_bean: 230, turning_term: 60_000, turning_bean: 90 },
    [],
  );
  expect(mostAstray(hot, roast(195))).toBeNull();
});
