import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { onRenewed, renew, renewedAt, renewIn, showing } from './renew.ts';

vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('localStorage', storageOf());

/** A client that shows something, and what it asked for. */
function shownIn(...keys: readonly (readonly unknown[])[]) {
  const client = new QueryClient();
  renewIn(client);
  for (const queryKey of keys) client.setQueryData(queryKey, []);
  return () => keys.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
}

it('whatever shows records of a changed entity is old, in every client; the rest is as it was', async () => {
  const lots = [[...showing('lot'), 'list', 'lots'], [...showing('lot'), 'record', 'lots', 7], showing('lot')];
  const others = [[...showing('lot_year'), 'list', 'years'], ['walk', 'lot'], ['lot']];
  const [here, there] = [shownIn(...lots, ...others), shownIn(...lots)];
  await renew(['lot', 'roast']);
  expect([here(), there()]).toEqual([lots, lots]);
  await renew([]);
  expect(here()).toEqual(lots);
});

it('who looks up records hears of each entity, and when it was changed is known', () => {
  const heard = vi.fn();
  const stop = onRenewed(heard);
  vi.useFakeTimers({ now: 1_000 });
  renew(['lot', 'roast']);
  vi.useRealTimers();
  expect(heard.mock.calls).toEqual([['lot'], ['roast']]);
  expect([renewedAt(['lot']), renewedAt(['other', 'roast']), renewedAt(['other'])]).toEqual([1_000, 1_000, 0]);
  stop();
  renew(['lot']);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('what another tab changed is asked for again too; by a page that nobody sees once it is looked at', async () => {
  vi.resetModules();
  let hear: (event: { key: string; newValue: string | null }) => void = () => undefined;
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const anew = await import('./renew.ts');
  const client = new QueryClient();
  const asked = vi.fn(async () => []);
  anew.renewIn(client);
  const observer = new QueryObserver(client, {
    queryKey: [...showing('lot'), 'list'],
    queryFn: asked,
    staleTime: 60_000,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  hear({ key: 'hanjan.renewed.other', newValue: '1' });
  expect(observer.getCurrentResult().isStale).toBe(false);
  hear({ key: 'hanjan.renewed.lot', newValue: '1' });
  expect([asked.mock.calls.length, observer.getCurrentResult().isStale]).toEqual([1, true]);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  hear({ key: 'hanjan.renewed.lot', newValue: '2' });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  stop();
  client.clear();
});
