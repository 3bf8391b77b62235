import type { Row } from '@hanjan/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Form } from '../../../records/form/store.ts';

/** What fields of a form hold; the same object as long as they hold the same. */
export function useValues(form: Form, names: readonly string[]): Row {
  const last = useRef<Row>({});
  const subscribe = useCallback((listener: () => void) => form.subscribe(listener, names), [form, names]);
  const read = useCallback(() => {
    const isSame = names.every((name) => name in last.current && last.current[name] === form.field(name).value);
    if (!isSame) last.current = Object.fromEntries(names.map((name) => [name, form.field(name).value]));
    return last.current;
  }, [form, names]);
  return useSyncExternalStore(subscribe, read);
}
