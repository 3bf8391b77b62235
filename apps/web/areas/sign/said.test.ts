import { expect, it } from 'vitest';
import { saidIn, withoutSaid } from './said.ts';

it.each([
  ['', null],
  ['?next=%2Finfo', null],
  ['?said=provider_away', 'provider_away'],
  ['?next=%2Finfo&said=signup_closed', 'signup_closed'],
  ['?said=signout_title', 'provider_failed'],
  ['?said=', 'provider_failed'],
])('what %j says', (search, key) => expect(saidIn(search)).toBe(key));

it('is taken out of the address, and nothing else is', () => {
  expect(withoutSaid({ pathname: '/en/user/signin', search: '?next=%2Finfo%3Fa%3D1&said=provider_over' })).toBe(
    '/en/user/signin?next=%2Finfo%3Fa%3D1',
  );
  expect(withoutSaid({ pathname: '/user/signin', search: '?said=x' })).toBe('/user/signin');
});
