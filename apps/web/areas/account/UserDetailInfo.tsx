import { useState } from 'react';
import { Link } from 'wouter';
import { type Person, personOf, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { Archive } from './Archive.tsx';
import { Deletion } from './Deletion.tsx';
import { Device } from './Device.tsx';
import { Factors } from './Factors.tsx';
import { Holds } from './Holds.tsx';
import { Providers } from './Providers.tsx';
import { Section } from './Section.tsx';
import { Sessions } from './Sessions.tsx';
import { useFresh } from './useFresh.tsx';
import './account.css';

/** What else there is to an account: where it is signed in, what it agreed to, what it holds, how it is taken away or ended. */
export default function UserDetailInfo() {
  const person = personOf(useSession());
  const { question, fresh } = useFresh();
  const [changes, setChanges] = useState(0);
  if (!person) return null;
  return (
    <article className="account">
      <h1>{t('menu_detailinfo')}</h1>
      <Section name="own_factors">
        <p className="account-lead">{t('own_factors_about')}</p>
        <Factors fresh={fresh} onChange={() => setChanges((count) => count + 1)} />
      </Section>
      <Providers person={person} fresh={fresh} />
      <Sessions key={changes} fresh={fresh} />
      <Device />
      <Consent person={person} />
      <Holds />
      <Archive fresh={fresh} />
      <Deletion fresh={fresh} />
      {question}
    </article>
  );
}

/** When the person agreed to the privacy policy, and to which. */
function Consent({ person: { privacy_at, privacy_version } }: { readonly person: Person }) {
  return (
    <Section name="account_consent">
      <p>
        {privacy_at && privacy_version
          ? t('account_consent_at', { at: when(privacy_at), version: privacy_version })
          : t('account_consent_none')}
      </p>
      <p>
        <Link className="quiet-link" href="/user/privacy">
          {t('menu_privacy')}
        </Link>
      </p>
    </Section>
  );
}
