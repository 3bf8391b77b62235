import { ETC, nameInLocale } from '@hanjan/core';
import { useEffect, useState } from 'react';
import { call } from '../../base/api/call.ts';
import { currentLocale } from '../../base/texts/index.ts';
import type { Code } from '../../records/lookup/group.ts';

/** The groups of codes that a coffee is described in. */
const GROUPS = ['CNTR', 'VRT', 'PRCS', 'BGRD', 'BQLT', 'FLVR', 'CNAFTST', 'CNTXTR', 'CNFLNG', 'EXTR'] as const;
export type Group = (typeof GROUPS)[number];

/** The codes of each group: undefined until they are known, null where they cannot be had. */
export type Codes = Readonly<Partial<Record<Group, readonly Code[]>>> | null | undefined;

type Answered = Readonly<Record<string, { readonly code_list?: readonly Code[] }>>;

/**
 * The codes that coffees are described in. They are not stored on the device, as those of forms are: the code for that would be more
 * to load than the page itself, and whoever scans a bag opens one such page.
 */
export function useBeanCodes(): Codes {
  const [codes, setCodes] = useState<Codes>();
  useEffect(() => {
    let isWanted = true;
    call<Answered>('POST', '/api/code/simple', { code_group: GROUPS }).then(({ status, result }) => {
      if (!isWanted) return;
      const found = GROUPS.map((group) => [group, result?.[group]?.code_list ?? []] as const);
      setCodes(status === 'OK' ? Object.fromEntries(found) : null);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return codes;
}

/** The name of a code: empty until its group has arrived, and the code itself where there is no name of it. */
export function nameIn(codes: Codes, group: Group, id: string): string {
  if (codes === undefined) return '';
  const found = codes?.[group]?.find(({ code_id }) => code_id === id);
  return found ? nameInLocale(found.code_name, found.code_name_kr, currentLocale()) : id;
}

/** The names of several codes, and words of somebody's own after them. */
export const namesIn = (
  codes: Codes,
  group: Group,
  ids: readonly (string | null | undefined)[] | null | undefined,
  own?: string | null,
): string[] =>
  [...(ids ?? []).map((id) => (id && id !== ETC ? nameIn(codes, group, id) : '')), own ?? ''].filter(Boolean);
