import { t } from '../../../base/texts/index.ts';
import { MenuLink } from '../../../parts/links/MenuLink.tsx';
import './who.css';

/** Kinds of people, and the pages on which each of them begins. */
const PEOPLE = [
  { who: 'home', paths: ['/user/usernote/coffeenote', '/user/usernote/brewingdefault', '/user/usernote/equip'] },
  { who: 'cafe', paths: ['/cafe/coffeebean/received', '/cafe/create'] },
  { who: 'roastery', paths: ['/info/chart/roasting', '/roaster/roasting/result', '/roaster/create'] },
] as const;

/** Whom it is for, as rows: what each of them does, and where that begins. */
export const Who = () => (
  <section className="who" aria-label={t('intro_who')}>
    <ul>
      {PEOPLE.map(({ who, paths }) => (
        <li key={who}>
          <h2>{t(`intro_${who}`)}</h2>
          <p>{t(`intro_${who}_text`)}</p>
          <div>
            {paths.map((path) => (
              <MenuLink key={path} path={path} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
