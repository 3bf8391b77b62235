import { type Row, type Screen, seenBy } from '@hanjan/core';
import { RECIPE } from '@hanjan/model/brewing/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { HOUR_MS } from '../../../base/session/memberships.ts';
import { useActor } from '../../../base/session/session.ts';
import { loadAhead } from '../../../base/store/idle.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import type { Again } from './OnceMore.tsx';
import type { Way } from './standing.ts';

/** Whoever looks at the wall for so long works by it. */
const LOOK_MS = 2_000;
/** So many brews are fetched whole. */
const MOST = 12;

/**
 * Fetches what a new brew begins with while there is a network, so that it is begun without one: the brews that stand on
 * the wall, their recipes, and what the form chooses from.
 */
export function useAhead(screen: Screen, again: Again | null, ways: readonly Way[]): void {
  const client = useQueryClient();
  const actor = useActor();
  const { recipes, brews } = again ?? {};
  const form = useMemo(() => brews && seenBy(actor, brews), [actor, brews]);
  useEffect(() => {
    if (!recipes || !form) return undefined;
    const timer = setTimeout(() => loadAhead(() => fetchAll().catch(() => undefined)), LOOK_MS);
    const fetchAll = async () => {
      const { lookUpAhead } = await import('../../../records/lookup/ahead.ts');
      await lookUpAhead(client, form);
      const shown = ways.flatMap(({ standing }) => standing.map(({ brew }) => brew)).slice(0, MOST);
      const keysOf = (name: string) => [...new Set(shown.map((brew: Row) => brew[name]))].filter(Boolean).map(Number);
      const asked = [
        ...keysOf(screen.entity.key).map((key) => recordQuery(screen, key)),
        ...keysOf(RECIPE).map((key) => recordQuery(recipes, key)),
      ];
      for (const query of asked) await client.prefetchQuery({ ...query, staleTime: HOUR_MS });
    };
    return () => clearTimeout(timer);
  }, [client, screen, recipes, form, ways]);
}
