import type { Row, Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '../../base/api/call.ts';
import { renew } from '../lookup/renewed.ts';

/** A page of a list as the server answers it. */
export type ListAnswer = Answer<readonly Row[]>;

/** For whoever changes records of a screen: what its lists, and forms that offer its records, must hear of. */
export function useListCache(screen: Screen) {
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = ['list', screen.name];
    const refresh = () => {
      renew(screen.entity.name);
      return client.invalidateQueries({ queryKey });
    };
    return {
      /** Records were saved, removed or restored: every page is asked for again when it is next shown. */
      refresh,
      /** A record was removed: it leaves the rows at once. */
      drop(key: number): Promise<void> {
        const { key: name } = screen.entity;
        client.setQueriesData<ListAnswer>({ queryKey }, (answer) =>
          answer ? { ...answer, result: answer.result.filter((row) => row[name] !== key) } : answer,
        );
        return refresh();
      },
    };
  }, [client, screen]);
}
