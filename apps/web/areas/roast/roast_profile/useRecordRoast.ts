import { nameInLocale, type Row } from '@hanjan/core';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import type { GroupProps } from '../../../records/field/groups.ts';
import { typeInto } from '../../../records/history/useTypedLater.ts';
import { NO_PREHEAT } from '../live/live_changes.ts';
import { isLive, stageOf } from '../live.ts';
import { useReference } from '../plan/useReference.ts';
import { changedFields, hasRoom } from '../record/changed.ts';
import { CURVE, DRAWN, hasProfile, roastOfRecord } from '../record/roast_of_record.ts';
import { type RoastWork, useRoastWork } from '../work.ts';
import { keepRoom, roomOf } from './room.ts';
import { useValues } from './useValues.ts';

/** The roast of a form, as the parts of the page of a roast know one, and how to change it. */
interface FormRoast {
  /** What stands in the fields that it is made of. */
  readonly row: Row;
  readonly work: RoastWork;
  /** What it is to be like, beneath it. */
  readonly below: RoastLog | null;
  change(part: Partial<RoastWork>): void;
  /** Changes how roasts are shown; the same function always. */
  show(part: Pick<RoastWork, 'options'>): void;
  /** Whether its curve may be written here. */
  readonly mayCurve: boolean;
  /** Whether the roast is looked at in a room of its own. */
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

/** How roasts are shown is the person's: the same here as on their page. */
export function useRecordRoast({ form, isFixed }: Pick<GroupProps, 'form' | 'isFixed'>): FormRoast {
  const { below, background } = useReference(form);
  const row = useValues(form, DRAWN);
  const { work: page, change: show } = useRoastWork();
  const [home] = useLocation();
  const mayCurve = !isFixed(CURVE);
  const [room, setRoom] = useState(() => {
    const kept = roomOf(home, Date.now());
    return { ...kept, isOpen: kept.isOpen && isLive(roastOfRecord(row, mayCurve, kept.preheat)) };
  });
  const { options } = page;
  const { preheat } = room;
  const title = nameInLocale(textIn(row.roasting_name), textIn(row.roasting_name_locale), currentLocale());
  const work = useMemo(() => {
    const roast = roastOfRecord(row, mayCurve, preheat);
    return { ...roast, options, title, background };
  }, [row, mayCurve, preheat, options, title, background]);
  const latest = useRef({ room, home });
  latest.current = { room, home };
  // A new record that is saved gets an address of its own; its roast goes on there.
  const at = useRef(home);
  useEffect(() => {
    if (at.current !== home) keepRoom({ home, ...latest.current.room });
    at.current = home;
  }, [home]);

  const put = (next: Partial<typeof room>) => {
    const { home, room } = latest.current;
    latest.current.room = { ...room, ...next };
    setRoom(latest.current.room);
    keepRoom({ home, ...latest.current.room });
  };
  const change = (part: Partial<RoastWork>) => {
    // Several changes may come before anything is drawn.
    const before = roastOfRecord(form.values(), mayCurve, latest.current.room.preheat);
    if (part.readings && !hasRoom(part.readings, mayCurve)) {
      toast({ text: t('roast_form_full') });
      return;
    }
    const fields = Object.entries(changedFields(before, part, mayCurve)).filter(([name]) => !isFixed(name));
    const isAnew = part.file === null && hasProfile(form.values());
    const undo = typeInto(form, Object.fromEntries(fields));
    if (isAnew) toast({ text: t('roast_form_live_emptied'), action: { label: t('undo'), run: undo } });
    const after = { ...before, ...part };
    put({ preheat: stageOf(after) === 'done' ? NO_PREHEAT : after.preheat });
  };
  return { row, work, below, change, show, mayCurve, isOpen: room.isOpen, setOpen: (isOpen) => put({ isOpen }) };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
