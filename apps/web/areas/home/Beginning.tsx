import { Link } from 'wouter';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';

const WAYS = [
  { key: 'note', path: '/user/usernote/coffeenote/write', icon: 'spoon' },
  { key: 'brew', path: '/info/chart/brewingrecord', icon: 'dripper' },
  { key: 'wheel', path: '/info/chart/flavorwheel', icon: 'curve' },
] as const;

/** What somebody who has nothing here yet can begin with. */
export const Beginning = () => (
  <section className="home-part" aria-labelledby="home-begin">
    <h2 id="home-begin">{t('home_begin')}</h2>
    <ul className="home-ways">
      {WAYS.map(({ key, path, icon }) => (
        <li key={key}>
          <Link href={path}>
            <Icon name={icon} />
            <b>{t(`home_begin_${key}`)}</b>
            <span>{t(`home_begin_${key}_text`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
