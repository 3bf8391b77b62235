import { composed } from '@hanjan/core';
import { MOST_VIEWS } from '@hanjan/model/view.ts';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import type { ToolProps } from '../state/tool.ts';
import { nameFault } from './name_fault.ts';
import { useKeeping } from './useKeeping.ts';
import '../tools.css';

/** Keeps what a list shows under a name: for oneself, or for everybody in the organisation. */
export default function SaveViewDialog({ screen, list, views, onClose }: ToolProps) {
  const keeping = useKeeping(screen, list, views);
  const mayShare = useMay(views.shared ?? views.own, 'write') && views.shared !== undefined;
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const others = views.all.filter((view) => view.isShared === isShared);
    const wrong = others.length < MOST_VIEWS ? nameFault(name, others) : t('view_too_many', { count: MOST_VIEWS });
    setFault(wrong);
    if (wrong !== null) event.currentTarget.querySelector('input')?.focus();
    if (wrong !== null || isSaving) return;
    setSaving(true);
    const isSaved = await keeping.create(name.trim(), isShared);
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog
      title={t('view_save')}
      onClose={onClose}
      actions={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="save-view">
            {t('record_save')}
          </Button>
        </>
      }
    >
      <form id="save-view" className="tool-form" onSubmit={submit} noValidate>
        <p>{t('view_save_text')}</p>
        <TextInput
          label={t('view_name')}
          value={name}
          onChange={(event) => setName(composed(event.currentTarget.value))}
          error={fault}
          data-autofocus
          autoComplete="off"
        />
        {mayShare && (
          <label className="pick">
            <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.currentTarget.checked)} />
            {t('view_share')}
          </label>
        )}
      </form>
    </Dialog>
  );
}
