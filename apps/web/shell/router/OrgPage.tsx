import type { OrgKind } from '@hanjan/core';
import type { Found } from '@hanjan/model/menu.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { releaseLeave } from '../../base/router/history.ts';
import { needOrgs, type OrgMembership, orgName, refreshOrgs, useOrgs } from '../../base/session/org.ts';
import { isolated, t } from '../../base/texts/index.ts';
import { tell } from '../../parts/dialog/ask.ts';
import { ErrorState, SkeletonRows } from '../../parts/states/states.tsx';
import { keptText } from '../../records/drafts/leaving.ts';
import { bindEntry, orgOfEntry } from './entry_org.ts';

interface Props {
  readonly place: Found;
  readonly kind: OrgKind;
  readonly org: OrgMembership;
  readonly children: ReactNode;
}

/** A page of the organisation that the person works in. What was opened in another one gives way to the list. */
export function OrgPage({ place, kind, org, children }: Props) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { auth_seq } = org;
  // A link that was given from outside is opened in whichever organisation is chosen.
  const isList = (place.id === null || place.tab.links === true) && search === '';
  const isOfOther = !isList && (orgOfEntry(kind) ?? auth_seq) !== auth_seq;
  const list = place.tab.path;

  useEffect(() => {
    if (!isOfOther) return bindEntry(kind, auth_seq);
    releaseLeave();
    navigate(list, { replace: true });
  });
  useLoss(kind, org);
  return isOfOther ? <SkeletonRows /> : children;
}

/** Says so when the person stops being a member of the organisation that is shown while they belong to another one. */
function useLoss(kind: OrgKind, org: OrgMembership): void {
  const { memberships } = useOrgs();
  const shown = useRef(org);
  useEffect(() => {
    const before = shown.current;
    shown.current = org;
    if (memberships[kind].some(({ auth_seq }) => auth_seq === before.auth_seq)) return;
    const names = { before: isolated(orgName(before)), now: isolated(orgName(org)) };
    tell(t('org_lost_title', names), `${t('org_lost_text', names)} ${keptText(before.auth_seq)}`.trim());
  }, [kind, org, memberships]);
}

/** An organisation's page that is not open to somebody says why, once it is known where they work. */
export function OrgClosed({ children }: Pick<Props, 'children'>) {
  const { state } = useOrgs();
  useEffect(needOrgs);
  if (state === 'loading') return <SkeletonRows />;
  if (state === 'away') return <ErrorState onRetry={() => refreshOrgs()} />;
  return children;
}
