import type { FieldOf } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { narrowed } from '../lookup/narrowing.ts';
import { knownRecord, refKey } from '../lookup/refs.ts';
import type { InputProps } from './view.ts';

interface Chosen extends Pick<InputProps, 'label' | 'names' | 'related'> {
  readonly field: FieldOf<'ref'> | FieldOf<'refs'>;
  readonly keys: readonly number[];
  /** Sets what is left, or what was there when the person takes it back. */
  keep(keys: readonly number[]): void;
}

/** What is chosen goes once what narrows it becomes something else that it does not fit; a word says so. */
export function useFitting({ label, field, names, keys, related, keep }: Chosen): void {
  const client = useQueryClient();
  const before = useRef(related);
  useEffect(() => {
    if (before.current === related) return;
    before.current = related;
    const { to } = field;
    const rows = keys.map((key) => knownRecord(client, to, key)).filter((row) => row !== undefined);
    const fitting = narrowed(field, rows, related);
    const gone = rows.filter((row) => !fitting.includes(row)).map((row) => refKey(to, row));
    if (gone.length === 0) return;
    keep(keys.filter((key) => !gone.includes(key)));
    toast({
      text: t('choice_gone', { name: label, word: gone.map((key) => names.ref(to, key)).join(', ') }),
      action: { label: t('undo'), run: () => keep(keys) },
    });
  });
}
