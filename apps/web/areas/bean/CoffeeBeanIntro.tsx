import { t } from '../../base/texts/index.ts';
import './bean_intro.css';

/** What the page of a coffee tells, where its code is, and who decides how much is shown. */
export default function CoffeeBeanIntro() {
  const tells = [
    [t('beaninfo_origin'), t('beanintro_origin_text')],
    [t('beaninfo_roasted'), t('beanintro_roast_text')],
    [t('beaninfo_taste'), t('beanintro_taste_text')],
    [t('beaninfo_brew'), t('beanintro_brew_text')],
  ] as const;
  return (
    <article className="bean-intro">
      <h1>{t('menu_beannote')}</h1>
      <p className="bean-intro-lead">{t('beanintro_lead')}</p>
      <section>
        <h2>{t('beanintro_tells')}</h2>
        <dl>
          {tells.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{t('beanintro_where')}</h2>
        <p>{t('beanintro_where_text')}</p>
      </section>
      <section>
        <h2>{t('beanintro_how_much')}</h2>
        <p>{t('beanintro_how_much_text')}</p>
      </section>
    </article>
  );
}
