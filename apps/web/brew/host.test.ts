import { expect, it, vi } from 'vitest';
import { hosts } from './host.ts';

it('a page takes its brew while it is open, in whatever language', () => {
  const take = vi.fn();
  const leave = hosts.join('/en/info/chart/brewingrecord', take);
  expect(hosts.of('/info/chart/brewingrecord')).toBe(take);
  expect(hosts.of('/info/chart/brewingrecord/')).toBe(take);
  expect(hosts.of('/user/note/brewingresult/write')).toBeNull();
  leave();
  expect(hosts.of('/info/chart/brewingrecord')).toBeNull();
});

it('a page that is opened anew before the old one has gone stays', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const leave = hosts.join('/a', before);
  hosts.join('/a', after);
  leave();
  expect(hosts.of('/a')).toBe(after);
});
