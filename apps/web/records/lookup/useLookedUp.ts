import { useCallback, useEffect, useState } from 'react';
import { onReconnect } from '../../base/api/connection.ts';
import { onRenewed, renewedAt } from '../store/renew.ts';
import { askAfterChanges, goodCopy, keyOf, type Looked, type Owner } from './copies.ts';
import { kept } from './kept.ts';

/** What is the same for everybody is kept as a guest's. */
const ANYBODY: Owner = { user_seq: null, auth_seq: null };

/**
 * Something that is the same for everybody, for a page that looks up nothing else: as the browser keeps it, then as the
 * server has it when that is too old. Undefined until it is there; `retry` asks again after that failed.
 */
export function useLookedUp<T extends object>(looked: Looked<T>) {
  const [data, setData] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const bring = useCallback(() => {
    let isWanted = true;
    const show = (found: T) => isWanted && setData(found);
    setFailed(false);
    lookUp(looked, show).catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [looked]);
  useEffect(bring, [bring]);
  useEffect(() => onRenewed((entity) => void (looked.entities.includes(entity) && bring())), [looked, bring]);
  useEffect(() => (hasFailed ? onReconnect(bring) : undefined), [hasFailed, bring]);
  return { data, retry: hasFailed && data === undefined ? () => void bring() : undefined };
}

/** Shows what is stored of something, and what the server has once that is too old. Fails when nothing can be had. */
export async function lookUp<T extends object>(looked: Looked<T>, show: (found: T) => void): Promise<void> {
  const key = keyOf(looked, ANYBODY);
  const copy = goodCopy(looked, await kept.read(key));
  if (copy) show(copy.data);
  const age = Date.now() - (copy?.access_at ?? 0);
  const isSame = copy && copy.access_at > renewedAt(looked.entities);
  if (isSame && age >= 0 && age < looked.goodFor) return;
  const { access_at, edit_at, data } = await askAfterChanges(looked, copy?.edit_at ?? null, ANYBODY);
  const now = data ?? copy?.data;
  if (!now) throw new Error(`${looked.path}: answered that nothing has changed to whoever holds nothing`);
  if (now !== copy?.data) show(now);
  await kept.write(key, { access_at, edit_at, data: now });
}
