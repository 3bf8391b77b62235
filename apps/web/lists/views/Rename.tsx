import { composed } from '@hanjan/core';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import type { View } from '../state/view.ts';
import { nameFault } from './name_fault.ts';

interface Props {
  readonly view: View;
  /** The views beside it. */
  readonly others: readonly View[];
  save(name: string): Promise<boolean>;
  onDone(): void;
}

/** The name of a view as it is written anew. */
export function Rename({ view, others, save, onDone }: Props) {
  const [name, setName] = useState(view.name);
  const [fault, setFault] = useState<string | null>(null);
  const isSaving = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameFault(name, others);
    setFault(wrong);
    if (wrong !== null) event.currentTarget.querySelector('input')?.focus();
    if (wrong !== null || isSaving.current) return;
    isSaving.current = true;
    const isDone = name.trim() === view.name || (await save(name.trim()));
    isSaving.current = false;
    if (isDone) onDone();
  };
  return (
    <form className="tool-rename" onSubmit={submit} noValidate>
      <TextInput
        aria-label={t('view_name')}
        value={name}
        onChange={(event) => setName(composed(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The dialog stays open.
          event.preventDefault();
          onDone();
        }}
        error={fault}
        autoComplete="off"
        autoFocus
      />
      <Button type="submit" variant="default">
        {t('record_save')}
      </Button>
    </form>
  );
}
