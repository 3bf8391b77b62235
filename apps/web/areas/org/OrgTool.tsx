import type { OrgKind } from '@hanjan/core';
import { useState } from 'react';
import { chosenOf, type OrgMembership, orgName, useOrgs } from '../../base/session/org.ts';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Popup } from '../../parts/Popup.tsx';
import { reloadOrgs, switchOrg } from '../../parts/states/switchOrg.ts';
import { useRoleNames } from './roles.ts';
import './org.css';

interface Props {
  readonly kind: OrgKind;
}

/** Where the person works and as what: to switch to another organisation, and to read it afresh. */
export default function OrgTool({ kind }: Props) {
  const org = chosenOf(useOrgs(), kind);
  if (!org) return null;
  return (
    <>
      <Place kind={kind} org={org} />
      <Again />
    </>
  );
}

function Place({ kind, org }: Props & { readonly org: OrgMembership }) {
  const all = useOrgs().memberships[kind];
  const nameOf = useRoleNames(kind);
  const words = (
    <>
      <span className="org-name">{orgName(org)}</span>
      {org.is_demo && <span className="org-demo">{t('org_demo')}</span>}
      <span className="org-role">{nameOf(org.user_auth)}</span>
    </>
  );
  if (all.length < 2) return <span className="org-place">{words}</span>;
  const items = all.map((one) => ({
    key: String(one.auth_seq),
    label: [orgName(one), nameOf(one.user_auth), one.is_demo && t('org_demo')].filter(Boolean).join(' · '),
    chosen: one === org,
    run: () => void switchOrg(kind, one.auth_seq),
  }));
  return (
    <Popup
      label={t(`org_${kind}`, { name: orgName(org), role: nameOf(org.user_auth) })}
      button={
        <span className="org-place" data-several>
          {words}
          <Icon name="down" size={16} />
        </span>
      }
      items={items}
    />
  );
}

/** Reads the role and the organisations afresh. */
function Again() {
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await reloadOrgs();
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="tool"
      aria-label={t('org_reload')}
      title={t('org_reload')}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : again}
    >
      <Icon name="again" size={16} />
    </button>
  );
}
