import { initials, type OrgKind } from '@hanjan/core';
import { countryOf, FOUNDING, mostFounded } from '@hanjan/model/founding.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { releaseLeave, useLeaveGuard } from '../../base/router/history.ts';
import { needOrgs, useOrgs } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { Button, ButtonLink } from '../../parts/button/Button.tsx';
import { Blocked, ORG_ICONS, SkeletonRows } from '../../parts/states/states.tsx';
import { useSaveShortcut } from '../../parts/useSaveShortcut.ts';
import { askToLeave } from '../../records/drafts/ask_to_leave.ts';
import { focusField } from '../../records/form/control.ts';
import { useChangedCount } from '../../records/form/hooks.ts';
import { inOrder } from '../../records/form/order.ts';
import { createForm } from '../../records/form/store.ts';
import { FormGroups } from '../../records/ledger/FormGroups.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { useNames } from '../../records/lookup/names.ts';
import { useFounding } from './useFounding.ts';
import '../../parts/waiting.css';
import './founding.css';

interface Props {
  readonly kind: OrgKind;
}

/** Where somebody founds a cafe or a roastery, or is told that they own as many as one may. */
export function Founding({ kind }: Props) {
  const { user_seq, user_type } = useActor();
  const { state, memberships } = useOrgs();
  const [isFounding, setFounding] = useState(false);
  useEffect(needOrgs);
  if (state === 'loading') return <SkeletonRows rows={4} />;
  const owned = memberships[kind].filter(({ user_auth }) => user_auth === 'OWN').length;
  const max = mostFounded(kind, user_type);
  if (owned >= max && !isFounding) return <Full kind={kind} max={max} />;
  return (
    <QueryClientProvider client={clientOf(user_seq, null)}>
      <Writing kind={kind} onFounding={setFounding} />
    </QueryClientProvider>
  );
}

function Full({ kind, max }: Props & { readonly max: number }) {
  return (
    <Blocked icon={ORG_ICONS[kind]} title={t('create_full')} text={t(`${kind}_limit`, { max })}>
      <ButtonLink href={`/${kind}`}>{t(`create_to_${kind}`)}</ButtonLink>
    </Blocked>
  );
}

function Writing({ kind, onFounding }: Props & { onFounding(isFounding: boolean): void }) {
  const { entity, form: groups } = FOUNDING[kind];
  const [form] = useState(() =>
    createForm({ entity, begin: { ...initials(entity), ...countryOf(kind, currentLocale()) }, isNew: true }),
  );
  const names = useNames(entity.fields);
  const { memberships } = useOrgs();
  const [, navigate] = useLocation();
  const isChanged = useChangedCount(form) > 0;
  const { isBusy, save } = useFounding(kind, form, onFounding);
  const cancel = async () => {
    if (isChanged && !(await askToLeave())) return;
    releaseLeave();
    navigate(memberships[kind].length > 0 ? `/${kind}` : '/');
  };
  useEffect(() => {
    const [first] = inOrder(entity, groups[0]?.fields ?? []);
    // On a phone that would open the keyboard over the form.
    if (first && matchMedia('(pointer: fine)').matches) focusField(form, first);
  }, [entity, groups, form]);
  useLeaveGuard(isChanged, askToLeave);
  useSaveShortcut(save);

  return (
    <article className="founding">
      <h1>{t(`menu_${kind}_create`)}</h1>
      <p>{t(`create_${kind}_lead`)}</p>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <FormGroups form={form} groups={groups} names={names} isFixed={() => false} isReading={false} />
        <p className="founding-ways">
          <span role="status">{isBusy && <span className="waiting">{t('record_saving')}</span>}</span>
          <Button variant="subtle" onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button onClick={save} aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {t('create_save')}
          </Button>
        </p>
      </form>
    </article>
  );
}
