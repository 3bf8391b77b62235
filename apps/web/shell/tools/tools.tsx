import { isAdmin } from '@hanjan/core';
import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { Link, useLocation } from 'wouter';
import { useHere } from '../../base/router/here.ts';
import { withNext } from '../../base/router/next.ts';
import { personOf, useSession } from '../../base/session/session.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { Popup } from '../../parts/Popup.tsx';
import { tellMissing } from '../../parts/states/missing.ts';
import { leaveSession } from './leaveSession.ts';

/** The person's name with a menu, or the way to sign in that leads back here. */
export function PersonTool() {
  const session = useSession();
  const person = personOf(session);
  const here = useHere();
  const [, navigate] = useLocation();
  if (!person && session.state !== 'ready') return <span className="tool person" />;
  if (!person) {
    const { prefix } = localeInfo(currentLocale());
    const isSigning = here !== null && /^\/user\/(admin)?sign/.test(here);
    return (
      <Link className="tool person" href={`~${prefix}${withNext('/user/signin', isSigning ? null : here)}`}>
        {t('signin')}
      </Link>
    );
  }
  const reload = {
    key: 'reload',
    label: t('code_reload'),
    run: () => import('../../records/lookup/reload_codes.ts').then(({ reloadCodes }) => reloadCodes(), tellMissing),
  };
  const items = [
    ...(isAdmin(person.user_type) ? [reload] : []),
    { key: 'userinfo', label: t('menu_userinfo'), run: () => navigate('/user/userinfo/basicinfo') },
    { key: 'password', label: t('menu_password'), run: () => navigate(withNext('/user/password', here)) },
    { key: 'signout', label: t('signout'), run: leaveSession },
  ];
  return (
    <Popup
      label={t('person_menu', { name: person.user_name })}
      button={
        <>
          {person.user_img && <img className="person-face" src={person.user_img} alt="" />}
          <span className="person-name">{person.user_name}</span>
        </>
      }
      items={items}
    />
  );
}
