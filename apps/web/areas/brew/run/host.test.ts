import { expect, it, vi } from 'vitest';
import { hosts, isRecord } from './host.ts';

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

it('a record that is opened for its brew takes it once', () => {
  const [give, take] = [vi.fn(), vi.fn()];
  hosts.give('/user/usernote/brewingresult/12', give);
  hosts.join('/user/usernote/brewingresult/write', vi.fn());
  expect(give).not.toHaveBeenCalled();
  hosts.join('/en/user/usernote/brewingresult/12', take)();
  hosts.join('/user/usernote/brewingresult/12', vi.fn());
  expect(give).toHaveBeenCalledExactlyOnceWith(take);
});

it('a page that is open takes its brew at once', () => {
  const [give, take] = [vi.fn(), vi.fn()];
  hosts.join('/b', take);
  hosts.give('/en/b', give);
  hosts.join('/b', vi.fn());
  expect(give).toHaveBeenCalledExactlyOnceWith(take);
});

it.each([
  ['/user/usernote/brewingresult/12', true],
  ['/user/usernote/brewingresult/write', false],
  ['/info/chart/brewingrecord', false],
])('whether %s is a record', (home, is) => expect(isRecord(home)).toBe(is));
