import { findPlace } from '@hanjan/model/menu.ts';
import { useLocation } from 'wouter';
import { chosenOf, type OrgMembership, useOrgs } from '../base/session/org.ts';

/** The organisation whose page this is, for whoever works in several of its kind and so could mistake one for another. */
export function useOneOfSeveral(): OrgMembership | null {
  const [path] = useLocation();
  const orgs = useOrgs();
  const kind = findPlace(path)?.tab.org;
  return kind && orgs.memberships[kind].length > 1 ? chosenOf(orgs, kind) : null;
}
