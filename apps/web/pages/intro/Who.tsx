import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { Link } from 'wouter';
import { t } from '../../i18n/index.ts';
import './who.css';

type Way = readonly [name: MessageKey, path: string];

const PEOPLE = [
  {
    key: 'intro_home',
    text: 'intro_home_text',
    ways: [
      ['menu_coffeenote', '/user/usernote/coffeenote'],
      ['menu_brewing_default', '/user/usernote/brewingdefault'],
      ['menu_equip', '/user/usernote/equip'],
    ],
  },
  {
    key: 'intro_cafe',
    text: 'intro_cafe_text',
    ways: [
      ['menu_coffeebean_received', '/cafe/coffeebean/received'],
      ['menu_cafe_create', '/cafe/create'],
    ],
  },
  {
    key: 'intro_roastery',
    text: 'intro_roastery_text',
    ways: [
      ['menu_roastingprofile', '/info/chart/roasting'],
      ['menu_roaster_create', '/roaster/create'],
    ],
  },
] as const satisfies readonly { readonly key: MessageKey; readonly text: MessageKey; readonly ways: readonly Way[] }[];

/** Whom it is for, as rows: what each of them does, and where that begins. */
export const Who = () => (
  <section className="who" aria-label={t('intro_who')}>
    <ul>
      {PEOPLE.map(({ key, text, ways }) => (
        <li key={key}>
          <h2>{t(key)}</h2>
          <p>{t(text)}</p>
          <div>
            {ways.map(([name, path]) => (
              <Link key={path} className="quiet-link" href={path}>
                {t(name)}
              </Link>
            ))}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
