import { currentLocale } from '../../../base/texts/index.ts';
import { codeName, groupLooked } from '../../../records/lookup/group.ts';
import { useLookedUp } from '../../../records/lookup/useLookedUp.ts';

const ROLES = groupLooked('USER');

/** Names roles on the site; the role itself until the names are there. */
export function useRoleNames(): (user_type: string) => string {
  const { data } = useLookedUp(ROLES);
  return (user_type) => {
    const code = data?.find(({ code_id }) => code_id === user_type);
    return code ? codeName(code, currentLocale()) : user_type;
  };
}
