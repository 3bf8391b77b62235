import type { OrgKind } from '@hanjan/core';
import { currentLocale } from '../../i18n/index.ts';
import { useCodes } from '../../lookup/codes.ts';
import { codeName } from '../../lookup/group.ts';

const GROUPS = { cafe: 'CAUTH', roaster: 'RAUTH' } as const satisfies Record<OrgKind, string>;

/** Names the roles and states of people in organisations of a kind; nothing until the names are there. */
export function useRoleNames(kind: OrgKind): (user_auth: string) => string {
  const { codes } = useCodes(GROUPS[kind]);
  return (user_auth) => {
    const code = codes?.find(({ code_id }) => code_id === user_auth);
    return code ? codeName(code, currentLocale()) : '';
  };
}
