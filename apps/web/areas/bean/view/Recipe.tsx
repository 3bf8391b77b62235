import { gaugeOf, type Row, showTerm } from '@hanjan/core';
import { coffeeTemperature } from '@hanjan/model/presets.ts';
import { units } from '../../../base/session/preferences.ts';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { massText, short } from '../../brew/masses.ts';
import { ratioOf, waterOf } from '../../brew/page/ratio.ts';
import { isShot, planOf, pouredWord, pourName, sumsOf } from '../../brew/plan.ts';
import { BREW_PAGE } from '../../brew/run/apart.ts';
import { numberOf } from '../../brew/work/fields.ts';
import { takePlan } from '../../brew/work/take_plan.ts';
import { type Codes, nameIn } from '../code_names.ts';
import { pairName } from './bean_text.ts';

interface Props {
  readonly recipe: Row;
  /** The coffee that it is for. */
  readonly coffee: string;
  readonly codes: Codes;
}

const textIn = (row: Row, name: string): string | null => {
  const value = row[name];
  return typeof value === 'string' ? value : null;
};

const temperature = (value: number | null): string | null => {
  const { text, unit } = gaugeOf(coffeeTemperature, units.get());
  return value === null ? null : `${short(text(value))}\u00a0${unit}`;
};

/** How to brew a coffee: what is needed, what is poured when, and the key that takes it to the brewing page. */
export default function Recipe({ recipe, coffee, codes }: Props) {
  const isEspresso = isShot(recipe);
  const name = pairName(textIn(recipe, 'brewing_name'), textIn(recipe, 'brewing_name_locale'));
  const type = textIn(recipe, 'brewing_type');
  const way = textIn(recipe, 'brewing_type_etc') ?? (type && nameIn(codes, 'EXTR', type));
  const [dose, water, ratio] = [numberOf(recipe, 'brewing_bean_mass'), waterOf(recipe), ratioOf(recipe)];
  const term = numberOf(recipe, 'brewing_term');
  const plan = planOf(recipe);
  const sums = sumsOf(plan);
  const figures = [
    [t('brewing_bean_mass'), dose !== null && massText(dose)],
    [t(isEspresso ? 'brewing_mass_shot' : 'brewing_mass'), water !== null && massText(water)],
    [pouredWord('brew_ratio', isEspresso), ratio !== null && `1:${ratio}`],
    [t('brewing_temp'), temperature(numberOf(recipe, 'brewing_temp'))],
    [t('brewing_term'), term ? showTerm(term) : null],
  ] as const;
  return (
    <article className="bean-recipe">
      <p className="bean-recipe-name">
        {name && <b>{name}</b>}
        {way && <span>{way}</span>}
      </p>
      <dl className="bean-figures">
        {figures.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {plan.pours.length > 1 && (
        <ol className="bean-steps" aria-label={t('brew_steps')}>
          {plan.pours.map(({ term: at, mass }, nth) => (
            <li key={at}>
              <span className="number">{showTerm(at)}</span>
              <b>{pourName(nth, isEspresso, plan.pours.length)}</b>
              <span>{mass !== null && massText(mass)}</span>
              <span>{nth > 0 && sums[nth] ? t('brew_do_to', { mass: massText(sums[nth]) }) : ''}</span>
            </li>
          ))}
          {plan.end !== null && (
            <li>
              <span className="number">{showTerm(plan.end)}</span>
              <b>{t('brew_end')}</b>
            </li>
          )}
        </ol>
      )}
      <ButtonLink variant="default" size="md" href={BREW_PAGE} onClick={() => takePlan(coffee, recipe)}>
        {t('beaninfo_brew_now')}
      </ButtonLink>
    </article>
  );
}
