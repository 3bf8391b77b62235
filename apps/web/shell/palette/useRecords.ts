import { useEffect, useMemo, useState } from 'react';
import { onReconnect } from '../../base/api/connection.ts';
import { askForRecords, type Place } from './records.ts';
import { createRecordSearch, type Found, NOTHING } from './search.ts';

/** The records of some lists that fit what is typed, as far as they are found yet, and the way to ask again. */
export function useRecords(places: readonly Place[], typed: string): Found & { again(): void } {
  const [found, setFound] = useState(NOTHING);
  const search = useMemo(() => createRecordSearch(places, askForRecords, setFound), [places]);
  useEffect(() => search.stop, [search]);
  useEffect(() => onReconnect(search.again), [search]);
  useEffect(() => search.seek(typed), [search, typed]);
  return { ...found, again: search.again };
}
