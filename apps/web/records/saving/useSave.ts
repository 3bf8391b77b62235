import { type Answer, type FieldFault, pick, type Row, type Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { decide, disputed, givenUp, heard, incoming, type Others, ownChanges, takeOver } from '../conflict/others.ts';
import type { Removal, Rescue } from '../conflict/RemovedDialog.tsx';
import { keptText } from '../drafts/leaving.ts';
import { labelIn } from '../field/field_label.ts';
import { focusField } from '../form/control.ts';
import { inOrder } from '../form/order.ts';
import type { Form } from '../form/store.ts';
import { sendRemoval } from '../store/calls.ts';
import { renew } from '../store/renew.ts';
import { recordQuery, type StoredRecord } from '../store/useRecord.ts';
import { type Ask, asking, askQuestion, isQuestion } from './question.ts';
import {
  createSender,
  faultLine,
  type Known,
  type Outcome,
  outcomeOf,
  payloadOf,
  reasonOf,
  tellFailed,
} from './saving.ts';
import { keepUnsent, mayBeSent, type Unsent } from './unsent.ts';

/** What has just been saved. */
export interface Kept {
  readonly known: Known;
  readonly isNew: boolean;
  /** What the fields that were changed had before. */
  readonly before: Row;
  /** What the person typed and gave up for the value of somebody else. */
  readonly yielded: Row;
  /** How many fields came in that others changed. */
  readonly incoming: number;
  /** The form still stands on the page: the person has not gone elsewhere while it was being saved. */
  readonly isShown: boolean;
}

/** What becomes of a save. */
interface Followed {
  /** It is saved, whatever was typed meanwhile. */
  onKept(kept: Kept): void;
  /** A new record was not sent, or got no answer. Answers whether it waits on this device and the form is free. */
  onUnsent(isSent: boolean, isShown: boolean): Promise<boolean>;
}

interface Saving {
  readonly isSaving: boolean;
  /** It could not be saved for want of a network. */
  readonly unsent: Unsent | null;
  /** Saved elsewhere in the meantime, and somebody has to choose. */
  readonly conflict: Others | null;
  /** Removed elsewhere in the meantime. */
  readonly removal: Removal | null;
  save(): Promise<void>;
  /** Ends the conflict: null goes on writing, otherwise in which fields the others' value stays. */
  settle(yielded: ReadonlySet<string> | null): void;
  /** Keeps what was typed for a record that is gone, or goes on writing. */
  rescue(how: Rescue | null): void;
  /** Goes on with what the server said when the record was sent without its form. */
  meet(answer: Answer): Promise<void>;
}

/** Saves a form. */
export function useSave(screen: Screen, form: Form, record: StoredRecord | null, followed: Followed): Saving {
  const client = useQueryClient();
  const known = useRef<Known | null>(null);
  const others = useRef<Others | null>(null);
  const working = useRef(false);
  const isShown = useIsShown();
  const [isSaving, setSaving] = useState(false);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const send = useMemo(() => {
    const asks: Ask = async (answer) => {
      setSaving(false);
      const confirm = await askQuestion(answer);
      setSaving(confirm !== null);
      return confirm;
    };
    return createSender(screen, form, asks);
  }, [screen, form]);
  const [conflict, setConflict] = useState<Others | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { entity } = screen;
  const base = record && { key: Number(record[entity.key]), version: record.version };

  /** The record as the form knows it: as it was opened or as this form saved it last. */
  const newest = (): Known | null => {
    const kept = known.current;
    return kept && (kept.key !== base?.key || kept.version >= base.version) ? kept : base;
  };
  /** What others saved after that. */
  const ahead = (): Others | null =>
    others.current && others.current.version > (newest()?.version ?? 0) ? others.current : null;

  const keep = (now: Known, isNew: boolean, sent: Row, touched: readonly string[]) => {
    const met = isNew ? null : ahead();
    const kept: Kept = {
      known: now,
      isNew,
      before: isNew ? {} : pick({ ...form.start(), ...met?.values }, Object.keys(sent)),
      yielded: met ? givenUp(form, met) : {},
      incoming: met ? incoming(form, met) : 0,
      isShown: isShown.current,
    };
    if (met) takeOver(form, met, sent);
    else form.rebase(sent);
    known.current = now;
    others.current = null;
    const { queryKey } = recordQuery(screen, now.key);
    client.setQueryData(queryKey, (stored) => stored && { ...stored, ...form.start(), version: now.version });
    renew(touched);
    followed.onKept(kept);
  };

  const attempt = async (to = newest()): Promise<void> => {
    const met = to && ahead();
    if (met && disputed(form, met).length > 0) return setConflict(met);
    const names = ownChanges(form, met);
    const values = form.values();
    const sent = to ? pick(values, names) : values;
    const target = to && { key: to.key, version: met?.version ?? to.version };
    if (target && names.length === 0) return keep(target, false, sent, [entity.name]);
    if (!(await mayBeSent())) return stay(to, false);
    const outcome = await send(payloadOf(form, target, names));
    if (outcome.is === 'saved') return keep(outcome.known, to === null, sent, outcome.touched);
    if (outcome.is === 'failed' && outcome.answer.status === 'NETWORK') return stay(to, true);
    if (outcome.is !== 'conflict') return stand(outcome);
    others.current = heard(met, outcome.conflict);
    return attempt(to);
  };

  /** What was not saved stands in the form, and why is said. */
  const stand = async (outcome: Exclude<Outcome, { is: 'saved' | 'conflict' }>): Promise<void> => {
    if (outcome.is === 'faulty') return stopAnd(() => complain(form, outcome.faults));
    if (outcome.is === 'removed') return setRemoval(outcome.removal);
    if (outcome.is === 'declined') return;
    const where = isShown.current ? t('error_saved_text') : keptText();
    return stopAnd(() => tell(t('save'), `${reasonOf(outcome.answer)} ${where}`.trim()));
  };

  /**
   * For want of a network a new record waits on this device. What changes one stays in its form, and the page says so;
   * whoever went elsewhere is told.
   */
  const stay = async (to: Known | null, isSent: boolean): Promise<void> => {
    if (to === null && record === null && (await followed.onUnsent(isSent, isShown.current))) return;
    if (isShown.current) return setUnsent(keepUnsent(form, isSent));
    return stopAnd(() => tell(t('save'), `${t('error_text')} ${keptText()}`.trim()));
  };

  const busy = async (work: () => Promise<void> | void) => {
    if (working.current) return;
    working.current = true;
    setSaving(true);
    setUnsent(null);
    try {
      await work();
    } finally {
      working.current = false;
      setSaving(false);
    }
  };

  /** While something is shown, nothing is being saved. */
  const stopAnd = (telling: () => Promise<void>): Promise<void> => {
    setSaving(false);
    return telling();
  };

  const restore = async (): Promise<void> => {
    const body = { [entity.key]: newest()?.key };
    const answer = await asking(body, (asked) => sendRemoval(screen, 'restore', asked));
    if (!answer) return;
    renew(answer.touched ?? []);
    return answer.status === 'OK' ? attempt() : stopAnd(() => tellFailed(t('restore_failed'), answer, restore));
  };

  return {
    isSaving,
    unsent,
    conflict,
    removal,
    save: () =>
      busy(async () => {
        if (newest() && form.changed().length === 0) return toast({ text: t('save_not_changed') });
        const faults = form.check();
        return faults.length > 0 ? stopAnd(() => complain(form, faults)) : attempt();
      }),
    settle: (yielded) => {
      setConflict(null);
      if (!conflict || !yielded) return;
      others.current = decide(form, conflict, yielded);
      busy(() => attempt());
    },
    rescue: (how) => {
      setRemoval(null);
      if (how) busy(how === 'restore' ? restore : () => attempt(null));
    },
    meet: (answer) =>
      busy(async () => {
        // What there is may have changed since: it is asked anew.
        if (isQuestion(answer)) return attempt();
        const outcome = outcomeOf(answer, {}, false);
        if (outcome.is !== 'conflict') await stand(outcome);
      }),
  };
}

/** Whether the form still stands on the page: it goes with an organisation that the person no longer works in. */
function useIsShown(): { readonly current: boolean } {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Says what is wrong with the first failing field and goes there; the others are marked. */
export async function complain(form: Form, faults: readonly FieldFault[]): Promise<void> {
  form.mark(faults);
  const [name] = inOrder(
    form.entity,
    faults.map((fault) => fault.name),
  );
  const first = faults.find((fault) => fault.name === name);
  if (!first) return;
  await tell(t('validation_error'), faultLine(form.entity, first, labelIn(form, first.name)));
  focusField(form, first.name);
}
