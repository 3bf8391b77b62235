import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Form } from '../../../records/form/store.ts';
import { type Cells, DRAWN } from './steps.ts';

/** What stands in all fields that steps are drawn from; the same object as long as they are. */
export function useCells(form: Form): Cells {
  const last = useRef<Cells>({});
  const subscribe = useCallback((listener: () => void) => form.subscribe(listener, DRAWN), [form]);
  const read = useCallback(() => {
    if (!DRAWN.every((name) => last.current[name] === form.field(name))) {
      last.current = Object.fromEntries(DRAWN.map((name) => [name, form.field(name)]));
    }
    return last.current;
  }, [form]);
  return useSyncExternalStore(subscribe, read);
}
