import type { OrgKind } from '@hanjan/core';
import { mayLeave } from '../../base/router/history.ts';
import { chooseOrg, chosenOf, currentOrgs, orgName, refreshOrgs } from '../../base/session/org.ts';
import { isolated, t } from '../../base/texts/index.ts';
import { tell } from '../dialog/ask.ts';
import { toast } from '../dialog/toast.ts';

/** Works in another organisation from now on, after asking when something is unsaved. */
export async function switchOrg(kind: OrgKind, auth_seq: number): Promise<void> {
  if (chosenOf(currentOrgs(), kind)?.auth_seq === auth_seq || !(await mayLeave())) return;
  chooseOrg(kind, auth_seq);
  const org = chosenOf(currentOrgs(), kind);
  if (org) toast({ text: t('org_switched', { name: isolated(orgName(org)) }) });
}

/** Reads afresh where the person works and as what, and says what came of it. */
export async function reloadOrgs(): Promise<void> {
  const news = await refreshOrgs();
  if (news === 'same') await tell(t('refresh'), t('refresh_not_changed'));
  else if (news === 'changed') toast({ text: t('refresh_changed') });
  else await tell(t('refresh_failed'), news.description);
}
