import { ORG_KINDS } from '@hanjan/core';
import { Link } from 'wouter';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { ORG_ICONS } from '../../parts/states/states.tsx';
import { ClosedOrgs } from './ClosedOrgs.tsx';
import './create.css';

/** The way to a cafe or a roastery of one's own. */
export default function Create() {
  return (
    <section className="create">
      <h1>{t('menu_create')}</h1>
      <p>{t('create_lead')}</p>
      <ul>
        {ORG_KINDS.map((kind) => (
          <li key={kind}>
            <Icon name={ORG_ICONS[kind]} size={24} />
            <Link href={`/${kind}/create`}>{t(`menu_${kind}_create`)}</Link>
            <p>{t(`create_${kind}_text`)}</p>
          </li>
        ))}
      </ul>
      <ClosedOrgs />
    </section>
  );
}
