import { seenBy } from '@hanjan/core';
import { USER_INFO } from '@hanjan/model/account/info.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadSession, type Person, personOf, useActor, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { WritingHere } from '../../records/field/writing_here.ts';
import { FormGroups } from '../../records/ledger/FormGroups.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { useNames } from '../../records/lookup/names.ts';
import { useOwnForm } from '../../records/saving/useOwnForm.ts';
import { Email } from './Email.tsx';
import { useFresh } from './useFresh.tsx';
import { useReturn } from './useReturn.ts';
import '../../parts/waiting.css';
import './account.css';

/** What an account says of itself: name, address and picture, and the facts that nobody changes here. */
export default function UserBasicInfo() {
  const person = personOf(useSession());
  if (!person) return null;
  return (
    <QueryClientProvider client={clientOf(person.user_seq, null)}>
      <Writing key={person.user_seq} person={person} />
    </QueryClientProvider>
  );
}

function Writing({ person }: { readonly person: Person }) {
  const actor = useActor();
  const screen = useMemo(() => seenBy(actor, USER_INFO), [actor]);
  const { entity } = screen;
  const { question, fresh } = useFresh();
  useReturn('fresh_title');
  const { form, isBusy, save } = useOwnForm(screen, { ...person }, loadSession, fresh);
  const names = useNames(entity.fields);
  const isFixed = useMemo(() => (name: string) => entity.fields[name]?.readonly === true, [entity]);
  const here = useMemo(() => ({ screen, form }), [screen, form]);
  return (
    <article className="account">
      <h1>{t('menu_basicinfo')}</h1>
      <p className="account-lead">{t('account_lead')}</p>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <WritingHere value={here}>
          <FormGroups form={form} groups={screen.form} names={names} isFixed={isFixed} isReading={false} />
        </WritingHere>
        <ul className="account-notes">
          <Email person={person} />
          <li>{t('account_email_about')}</li>
          <li>{t('user_serial_about')}</li>
          <li>
            {[
              t('account_seq', { seq: String(person.user_seq) }),
              t('account_made', { at: when(person.rgst_at) }),
              ...(person.edit_at ? [t('account_edited', { at: when(person.edit_at) })] : []),
            ].join(' · ')}
          </li>
        </ul>
        <p className="account-ways">
          <span role="status">{isBusy && <span className="waiting">{t('record_saving')}</span>}</span>
          <Button onClick={save} aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {t('record_save')}
          </Button>
        </p>
      </form>
      {question}
    </article>
  );
}
