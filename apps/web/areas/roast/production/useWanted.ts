import { initials, isKey, type Row } from '@hanjan/core';
import { productionForm } from '@hanjan/model/roaster/production/form.ts';
import { useEffect, useState } from 'react';
import { today } from '../../../base/session/day.ts';
import { isObject, readStored, writeStored } from '../../../base/store/storage.ts';
import { createForm, type Form } from '../../../records/form/store.ts';

const BLENDS = 'production_blends';

/** The form of what is wanted. What was typed is kept on the device, for each person in each roastery. */
export function useWanted(owner: string): Form {
  const name = `hanjan.production.${owner}`;
  const [form] = useState(() => {
    const day = today();
    const entity = productionForm(day);
    const kept = readStored('device', name);
    const begin = { ...initials(entity, day), ...(isObject(kept) && stillWanted(kept, day)) };
    return createForm({ entity, begin: withAsked(begin), isNew: true });
  });
  useEffect(() => form.subscribe(() => writeStored('device', name, form.values())), [form, name]);
  return form;
}

const isPast = (day: unknown, today: string): boolean => typeof day !== 'string' || day < today;

/** What was wanted by a day that has passed is wanted no more; what was to be roasted by now is roasted today. */
function stillWanted(kept: Row, today: string): Row | null {
  if (isPast(kept.production_day, today)) return null;
  return isPast(kept.production_roast_day, today) ? { ...kept, production_roast_day: today } : kept;
}

/** The blend that the address names is wanted too; without any there is a row to begin with. */
function withAsked(begin: Row): Row {
  const asked = Number(new URLSearchParams(location.search).get('blend'));
  const rows = (Array.isArray(begin[BLENDS]) ? begin[BLENDS] : []) as readonly Row[];
  const isNew = isKey(asked) && !rows.some(({ blending_seq }) => blending_seq === asked);
  const first = { blending_seq: isNew ? asked : null, production_mass: null };
  return isNew || rows.length === 0 ? { ...begin, [BLENDS]: [...rows, first] } : begin;
}
