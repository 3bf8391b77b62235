import { useEffect } from 'react';
import { isObject, readStored, workName } from '../../../base/store/storage.ts';
import type { Form } from '../../../records/form/store.ts';

/** A brew that is read has been saved: the page for everybody, where it still stands there, leads to its record now. */
export function useRecorded({ entity, start }: Form): void {
  const { [entity.key]: key, brewing_start_time: began } = start();
  useEffect(() => {
    const kept = readStored('device', workName('brewing'));
    if (typeof began !== 'string' || !isObject(kept) || !kept.brewed) return;
    import('../work/recorded.ts').then(
      ({ noteRecord }) => noteRecord(began, Number(key)),
      () => undefined,
    );
  }, [key, began]);
}
