import type { OrgKind } from '@hanjan/core';
import { currentLocale } from '../../base/texts/index.ts';
import { codeName, groupLooked } from '../../records/lookup/group.ts';
import { useLookedUp } from '../../records/lookup/useLookedUp.ts';

const GROUPS: Readonly<Record<OrgKind, ReturnType<typeof groupLooked>>> = {
  cafe: groupLooked('CAUTH'),
  roaster: groupLooked('RAUTH'),
};

/** Names the roles and states of people in organisations of a kind; nothing until the names are there. */
export function useRoleNames(kind: OrgKind): (user_auth: string) => string {
  const { data } = useLookedUp(GROUPS[kind]);
  return (user_auth) => {
    const code = data?.find(({ code_id }) => code_id === user_auth);
    return code ? codeName(code, currentLocale()) : '';
  };
}
