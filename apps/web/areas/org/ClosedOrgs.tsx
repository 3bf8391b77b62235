import { ORG_KINDS, type OrgKind } from '@hanjan/core';
import type { ClosedOrg } from '@hanjan/model/organization.ts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../base/api/call.ts';
import { chooseOrg, orgName, refreshOrgs } from '../../base/session/org.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';

type Closed = ClosedOrg & { readonly kind: OrgKind };

/** The organisations that somebody has closed, each with the way to open it again; nothing while there is none. */
export function ClosedOrgs() {
  const [, navigate] = useLocation();
  const [closed, setClosed] = useState<readonly Closed[]>([]);
  const ask = useCallback(async () => {
    const answers = await Promise.all(
      ORG_KINDS.map((kind) => call<readonly ClosedOrg[]>('GET', `/api/${kind}/org/closed`)),
    );
    setClosed(
      answers.flatMap((answer, at) => {
        const kind = ORG_KINDS[at];
        return kind && answer.status === 'OK' ? answer.result.map((org) => ({ ...org, kind })) : [];
      }),
    );
  }, []);
  useEffect(() => void ask(), [ask]);
  const reopen = async ({ kind, auth_seq }: Closed): Promise<void> => {
    const answer = await call('POST', `/api/${kind}/org/reopen`, { [`${kind}_seq`]: auth_seq });
    if (answer.status !== 'OK') return tell(t('org_reopen_failed'), answer.description);
    await refreshOrgs();
    chooseOrg(kind, auth_seq);
    navigate(`/${kind}`);
  };
  if (closed.length === 0) return null;
  return (
    <section className="create-closed" aria-labelledby="create-closed">
      <h2 id="create-closed">{t('org_closed_title')}</h2>
      <ul>
        {closed.map((org) => (
          <li key={org.auth_seq}>
            <b>{orgName(org)}</b>
            <Button variant="default" onClick={() => reopen(org)}>
              {t('org_reopen')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
