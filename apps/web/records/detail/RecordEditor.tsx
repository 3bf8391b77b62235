import type { Screen } from '@hanjan/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../../base/store/store.ts';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import { type Draft, isSamePlace, type Place } from '../drafts/draft.ts';
import { adoptDrafts, guestDraft } from '../drafts/guest.ts';
import { draftToOpen } from '../drafts/keeper.ts';
import { wantedDraft } from '../drafts/open_keepers.ts';
import { GUEST } from '../drafts/store.ts';
import { usePlace } from '../drafts/useDrafts.ts';
import { useWriting } from '../drafts/useWriting.ts';
import { beginsAnew, fromIn } from '../history/typed.ts';
import type { StoredRecord } from '../store/useRecord.ts';
import { focusTitle } from './CommandBar.tsx';
import { type Leads, RecordForm } from './RecordForm.tsx';

interface Props {
  readonly screen: Screen;
  /** Null for a new one, until it is saved. */
  readonly record: StoredRecord | null;
  /** False once the right to save was lost while writing. */
  readonly maySave: boolean;
  /** Stands above the fields. */
  readonly notice?: ReactNode;
  readonly leads?: Leads;
  /** A new record is saved, and the person goes on writing. */
  onCreated(key: number): void;
}

/** A record while it is written or changed: afresh, or as it was left unsaved. */
export function RecordEditor(props: Props) {
  const { screen, record } = props;
  const now = usePlace(screen);
  // Whatever becomes of the session, what is typed belongs to whoever opened the form.
  const [place] = useState(() => now && { ...now, key: record && Number(record[screen.entity.key]) });
  const [draft, setDraft] = useState(() => place && begunBy(place));
  const open = (other: Draft | null) => {
    setDraft(other);
    focusTitle();
  };
  // Another one is to be gone on with here, from wherever it was listed.
  const wanted = useStore(wantedDraft);
  useEffect(() => {
    if (!wanted || !place || !isSamePlace(wanted, place)) return;
    wantedDraft.set(null);
    setDraft(wanted);
    focusTitle();
  }, [wanted, place]);
  return place && <Writing key={draft?.id} {...props} place={place} draft={draft} onOpen={open} />;
}

/** What somebody goes on with: also what they wrote here before signing in. */
function begunBy(place: Place): Draft | null {
  if (place.owner === GUEST) return guestDraft(place, fromIn(location.search) !== null);
  adoptDrafts(place.owner);
  if (place.key === null && beginsAnew(location.search)) return null;
  return draftToOpen(place);
}

type WritingProps = Props & { readonly place: Place; readonly draft: Draft | null; onOpen(draft: Draft | null): void };

function Writing({ screen, record, maySave, notice, leads, place, draft, onCreated, onOpen }: WritingProps) {
  const { opened, keeper, base, created } = useWriting(screen, record, place, draft);
  return (
    <RecordForm
      screen={screen}
      form={opened.form}
      record={base}
      maySave={maySave}
      isGuest={place.owner === GUEST}
      refused={draft?.waiting?.obstacle?.answer}
      notice={
        <>
          <DraftNotice {...{ screen, keeper, opened, place, draft, onOpen }} />
          {notice}
        </>
      }
      leads={leads}
      onCreated={(key) => {
        created(key);
        onCreated(key);
      }}
    />
  );
}
