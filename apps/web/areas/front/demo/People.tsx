import { orgName } from '../../../base/session/org.ts';
import { t } from '../../../base/texts/index.ts';
import { useRoleNames } from '../../org/roles.ts';
import type { DemoMade } from './demo.ts';

interface Props {
  readonly made: DemoMade;
}

/** The people that were just made, and the password that all of them share. */
export function People({ made }: Props) {
  return (
    <section className="demo-people">
      <h2>{t('demo_signin')}</h2>
      <p>{t('demo_pass')}</p>
      <p>
        <code>{made.password}</code>
      </p>
      <PeopleTable made={made} />
    </section>
  );
}

function PeopleTable({ made }: Props) {
  const names = { cafe: useRoleNames('cafe'), roaster: useRoleNames('roaster') };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('user_id')}</th>
          <th scope="col">{t('user_name')}</th>
          <th scope="col">{t('demo_place')}</th>
        </tr>
      </thead>
      <tbody>
        {made.people.map(({ user_id, user_name, places }) => (
          <tr key={user_id}>
            <td>
              <code>{user_id}</code>
            </td>
            <td>{user_name}</td>
            <td>
              {places.map((place) => (
                <span key={orgName(place)}>
                  {orgName(place)} {names[place.org_kind](place.user_auth)}
                  {!place.user_use && ` (${t('demo_off')})`}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
