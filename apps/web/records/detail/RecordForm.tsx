import { type Screen, writable } from '@hanjan/core';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Answer } from '../../base/api/call.ts';
import { releaseLeave, useLeaveGuard } from '../../base/router/history.ts';
import { useTitle } from '../../base/router/title.ts';
import { useMay } from '../../base/session/session.ts';
import { currentLocale, t, textOf } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useSaveShortcut } from '../../parts/useSaveShortcut.ts';
import { CopyMenu, usePaste } from '../clipboard/CopyMenu.tsx';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { RemovedDialog } from '../conflict/RemovedDialog.tsx';
import { askToLeave } from '../drafts/ask_to_leave.ts';
import { rememberLast } from '../drafts/remembered.ts';
import { usePlace } from '../drafts/useDrafts.ts';
import { WritingHere } from '../field/writing_here.ts';
import { focusField } from '../form/control.ts';
import { useChangedCount } from '../form/hooks.ts';
import { inOrder } from '../form/order.ts';
import type { Form } from '../form/store.ts';
import { useTypedLater } from '../history/useTypedLater.ts';
import { FormGroups } from '../ledger/FormGroups.tsx';
import { labelOf } from '../lookup/label.ts';
import { useNames } from '../lookup/names.ts';
import { loadOutbox } from '../outbox/OutboxHost.tsx';
import { UnsentLine } from '../saving/UnsentLine.tsx';
import { useSave } from '../saving/useSave.ts';
import { useSaveAfterSignIn } from '../saving/useSaveAfterSignIn.ts';
import { useSavedToast } from '../saving/useSavedToast.ts';
import { useAddress } from '../store/useAddress.ts';
import type { StoredRecord } from '../store/useRecord.ts';
import { CommandBar, focusTitle } from './CommandBar.tsx';

/** Where the form of a new record leads that is not opened from its list: which list that is, and what follows a save. */
export interface Leads {
  readonly list: string;
  readonly saved: string;
}

interface Props {
  readonly screen: Screen;
  readonly form: Form;
  /** The record as it was before, or null for a new one. */
  readonly record: StoredRecord | null;
  /** False once the right to save was lost while writing: what was typed can still be read and copied. */
  readonly maySave: boolean;
  /** A guest writes it: saving asks them to sign in, and it is saved after that. */
  readonly isGuest: boolean;
  /** Stands above the fields. */
  readonly notice?: ReactNode;
  /** What the server said when it was sent before. */
  readonly refused?: Answer | undefined;
  readonly leads?: Leads | undefined;
  /** A new record is saved, and the person goes on writing. */
  onCreated(key: number): void;
}

const NONE: Screen['form'] = [];

/** A record being written or changed. */
export function RecordForm({ screen, form, record, maySave, isGuest, notice, refused, leads, onCreated }: Props) {
  const { entity } = screen;
  const names = useNames(entity.fields, record?.resultName);
  const address = useAddress(entity, record, leads?.list);
  const key = record && Number(record[entity.key]);
  const title = record ? labelOf(entity, record, currentLocale()) : textOf(`${screen.name}_write`);
  const mayWrite = useMay(screen, 'write');
  const place = usePlace(screen);
  const writing = useMemo(() => ({ screen, form }), [screen, form]);
  const leaveTo = (to: string) => {
    releaseLeave();
    address.go(to, { replace: true });
    focusTitle();
  };
  const showSaved = useSavedToast(screen, address);
  const saving = useSave(screen, form, record, {
    onKept(kept) {
      showSaved(kept);
      if (kept.isNew && place) rememberLast(place, entity, form.start());
      if (!kept.isShown) return;
      if (form.changed().length === 0) leaveTo(leads?.saved ?? address.record(kept.known.key));
      else if (!record) onCreated(kept.known.key);
    },
    async onUnsent(isSent, isShown) {
      const outbox = await loadOutbox().catch(() => null);
      if (!outbox?.putToWait(form, isSent, address.go)) return false;
      if (place) rememberLast(place, entity, form.values());
      if (isShown) leaveTo(address.list);
      return true;
    },
  });
  const { isSaving, unsent, conflict, removal, settle, rescue } = saving;
  const isShut = record?.can.closed;
  const signIn = useSaveAfterSignIn(screen, form);
  const save = () => {
    if (isGuest) return signIn();
    return maySave
      ? saving.save()
      : tell(t('save'), `${t(isShut ? 'edit_closed' : 'nopermission_do')} ${t('error_saved_text')}`);
  };
  const open = record ? record.can.fields : writable(entity);
  const isFixed = (name: string) => !open.includes(name);

  const paste = usePaste(screen, form, isFixed);

  const cancel = async () => {
    if (form.changed().length > 0 && !(await askToLeave())) return;
    leaveTo(key ? address.record(key) : address.list);
  };

  useTitle(title);
  useSaveShortcut(save);
  const [first] = useState(() =>
    screen.form.flatMap(({ fields }) => inOrder(entity, fields)).find((name) => !isFixed(name)),
  );
  // Its name stands there at once; the many fields follow in small steps.
  const groups = useDeferredValue(screen.form, NONE);
  const isReady = groups !== NONE;
  useFirstFocus(form, isReady ? first : undefined);
  useTypedLater(screen, form, isReady ? key : undefined, save);
  const meet = useEffectEvent(saving.meet);
  useEffect(() => {
    if (isReady && refused) meet(refused);
  }, [isReady, refused]);

  return (
    <article className="record">
      <CommandBar
        title={title}
        list={address.list}
        isForm
        isBusy={isSaving}
        status={maySave || isGuest ? <Unsaved form={form} /> : t(isShut ? 'edit_closed' : 'record_locked')}
      >
        <CopyMenu screen={screen} items={paste} values={() => form.values()} />
        <Button variant="subtle" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button
          onClick={save}
          disabled={!maySave && !isGuest}
          aria-disabled={isSaving}
          data-busy={isSaving || undefined}
        >
          {t('record_save')}
        </Button>
      </CommandBar>
      <LeaveGuard form={form} />
      {isGuest && (
        <p className="record-closed">
          <Icon name="key" size={16} />
          {t('guest_writes')}
        </p>
      )}
      {notice}
      <UnsentLine unsent={unsent} />
      <form noValidate aria-busy={!isReady || undefined} onSubmit={(event) => event.preventDefault()}>
        <WritingHere value={writing}>
          <FormGroups form={form} groups={groups} names={names} isFixed={isFixed} isReading={false} />
        </WritingHere>
      </form>
      {conflict && <ConflictDialog others={conflict} form={form} names={names} onSettle={settle} />}
      {removal && (
        <RemovedDialog
          removal={removal}
          isOwn={entity.scope === 'user'}
          canRestore={removal.edit_at !== null && Boolean(record?.can.remove)}
          canWrite={mayWrite}
          onChoose={rescue}
        />
      )}
    </article>
  );
}

// What counts the changes stands by itself, so that a key draws its own field only.

/** How much is not saved. */
function Unsaved({ form }: { readonly form: Form }) {
  const count = useChangedCount(form);
  return count > 0 && t('record_changed', { count });
}

/** Asks before what is not saved is left. */
function LeaveGuard({ form }: { readonly form: Form }) {
  useLeaveGuard(useChangedCount(form) > 0, askToLeave);
  return null;
}

/**
 * Begins in the first field, but not on a phone, where that would open the keyboard over the form, and not when a menu
 * was opened before the fields were there.
 */
function useFirstFocus(form: Form, first: string | undefined): void {
  useEffect(() => {
    const isElsewhere = document.activeElement?.closest('.popup');
    if (first && !isElsewhere && matchMedia('(pointer: fine)').matches) focusField(form, first);
  }, [form, first]);
}
