import { useCallback, useSyncExternalStore } from 'react';
import type { Form } from '../../../records/form/store.ts';

/** Whether something stands in fields of a form that is no value yet or cannot be saved. */
export function useIsBusy(form: Form, names: readonly string[]): boolean {
  const subscribe = useCallback((listener: () => void) => form.subscribe(listener, names), [form, names]);
  const isBusy = (name: string) => form.field(name).fault !== null || form.field(name).typed !== undefined;
  return useSyncExternalStore(subscribe, () => names.some(isBusy));
}
