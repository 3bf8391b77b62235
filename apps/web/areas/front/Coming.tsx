import { comingMenuOf, type MenuCategory } from '@hanjan/model/menu.ts';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { showNamed } from '../../base/router/scroll.ts';
import { useActor } from '../../base/session/session.ts';
import { t, textOf } from '../../base/texts/index.ts';
import './coming.css';

/** What is still to be made, category by category: what it will do, and what to do meanwhile. */
export default function Coming() {
  const menu = comingMenuOf(useActor());
  useEffect(showNamed, []);
  return (
    <article className="coming">
      <h1>{t('coming_title')}</h1>
      <p>{t(menu.length > 0 ? 'coming_lead' : 'coming_none')}</p>
      {menu.map((category) => (
        <Category key={category.key} category={category} />
      ))}
    </article>
  );
}

const Category = ({ category: { key, groups } }: { readonly category: MenuCategory }) => (
  <section aria-labelledby={key}>
    <h2 id={key}>{textOf(`menu_${key}`)}</h2>
    <dl>
      {groups.flatMap(({ tabs }) =>
        tabs.map((tab) => (
          <div key={tab.path}>
            <dt>
              <Link href={tab.path}>{textOf(`menu_${tab.key}`)}</Link>
            </dt>
            <dd>{textOf(`coming_${tab.key}`)}</dd>
          </div>
        )),
      )}
    </dl>
  </section>
);
