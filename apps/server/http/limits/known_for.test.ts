import { expect, it, vi } from 'vitest';
import { knownFor } from './known_for.ts';

it('is found out once in a while, whoever asks meanwhile, also when it fails', async () => {
  const find = vi.fn(async () => 'there');
  const look = knownFor(1_000, find);
  find.mockRejectedValueOnce(new Error('away'));
  for (const now of [0, 0, 999]) await expect(look(now)).rejects.toThrow('away');
  expect(find).toHaveBeenCalledTimes(1);
  for (const now of [1_000, 1_999]) expect(await look(now)).toBe('there');
  expect(find).toHaveBeenCalledTimes(2);
});
