import { expect, it } from 'vitest';
import { placesFor } from './places.ts';

it('there are so many places, some of them for each person, and they are free again afterwards', async () => {
  const places = placesFor(3, 2);
  const end = Promise.withResolvers<string>();
  const take = (who: number) => places.take('busy', who, () => end.promise).catch(({ code }) => code);
  const asked = [1, 1, 1, 2, 3].map(take);
  expect(await Promise.all([asked[2], asked[4]])).toEqual(['busy', 'busy']);
  end.resolve('done');
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'busy', 'done', 'busy']);
  expect(await Promise.all([take(1), take(3)])).toEqual(['done', 'done']);
  await expect(places.take('busy', 1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await Promise.all([1, 1].map(take))).toEqual(['done', 'done']);
});
