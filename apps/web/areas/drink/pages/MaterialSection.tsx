import { calledOr, type Names } from '@hanjan/core';
import type { MaterialUser, MaterialUses } from '@hanjan/model/cafe/drink/calls.ts';
import { useId } from 'react';
import { Link } from 'wouter';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { amountWith } from '../amount.ts';

interface Props {
  readonly material: MaterialUses;
  /** Where drinks are read. */
  readonly path: string;
  readonly names: Names;
}

/** A material: what is there of it, for how many cups that is enough at least, and each drink that takes of it. */
export function MaterialSection({ material, path, names }: Props) {
  const { key, unit, instock, is_used, drinks } = material;
  const id = useId();
  const least = drinks.find(({ cups }) => cups !== null)?.cups;
  return (
    <section className="drink-material" aria-labelledby={id} data-off={!is_used || undefined}>
      <header>
        <h2 id={id}>{calledOr(material, key, currentLocale())}</h2>
        {!is_used && <em>{t('material_use_off')}</em>}
        <p>
          <span>{t('material_instock')} </span>
          <b className="number">{instock === null ? t('drink_material_unknown') : amountWith(instock * 10, unit)}</b>
        </p>
        <p>
          {t('drink_material_in', { count: drinks.length })}
          {least != null && ` · ${t('drink_material_least', { count: least })}`}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('drink_material_drink')}</th>
            <th scope="col">{t('drink_material_each')}</th>
            <th scope="col">{t('drink_material_enough')}</th>
          </tr>
        </thead>
        <tbody>
          {drinks.map((drink) => (
            <Line key={drink.key} {...{ drink, unit, path, names }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps extends Omit<Props, 'material'> {
  readonly drink: MaterialUser;
  readonly unit: string;
}

function Line({ drink, unit, path, names }: LineProps) {
  const { key, amount, cups, makes, served, is_direct } = drink;
  const made = makes && t('drink_material_makes', { amount: amountWith(makes.amount * 10, makes.unit) });
  const enough = made ?? (cups === null ? '–' : t('drink_material_cups', { count: cups }));
  return (
    <tr>
      <th scope="row">
        <Link href={`${path}/${key}`}>{calledOr(drink, key, currentLocale())}</Link>
        {served && <small> {names.code('DRSV', served)}</small>}
        {!is_direct && <small> {t('drink_material_base')}</small>}
      </th>
      <td>{amount === null ? <em>{t('drink_material_unit')}</em> : amountWith(Math.round(amount), unit)}</td>
      <td>{enough}</td>
    </tr>
  );
}
