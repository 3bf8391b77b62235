import type { Atlas } from '@hanjan/charts/map/data.ts';
import { mapLayout } from '@hanjan/charts/map/layout.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import fine from 'world-atlas/countries-50m.json?url';
import coarse from 'world-atlas/countries-110m.json?url';
import { retryOf } from '../../records/lookup/query.ts';

/** Borders from a file of their own. They never change while the page is open. */
const bordersIn = (file: string) => ({
  queryKey: ['atlas', file],
  queryFn: async (): Promise<Atlas> => {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${answer.status} ${file}`);
    const atlas = await answer.json();
    // What no map can be drawn of counts as not had. What is drawn here is not drawn again.
    if (mapLayout(atlas).lands.length === 0) throw new Error(`No borders in ${file}`);
    return atlas;
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/**
 * The borders of the world: coarse ones at once, fine ones once the map is so large that they would be seen. What cannot
 * be had can be asked for again; until then the map shows what there is.
 */
export function useAtlas() {
  const [isFine, setFine] = useState(false);
  const first = useQuery(bordersIn(coarse));
  const second = useQuery({ ...bordersIn(fine), enabled: isFine });
  return {
    atlas: second.data ?? first.data ?? null,
    onFine: useCallback(() => setFine(true), []),
    retry: retryOf(first.data ? second : first),
    /** Nothing but the smallest countries can be seen. */
    isBare: !first.data && !second.data,
  };
}
