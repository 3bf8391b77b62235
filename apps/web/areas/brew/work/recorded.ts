import { brewWork } from './work.ts';

/** A record holds the brew that began at a moment: where that stands on the page, the page leads to it from now on. */
export function noteRecord(began: string, record: number): void {
  const store = brewWork();
  const { brewed, ...work } = store.get();
  if (brewed?.fields.brewing_start_time !== began || brewed.record === record) return;
  store.set({ ...work, brewed: { ...brewed, record } });
}
