import { scaled } from '@hanjan/core';
import { EXTR } from '@hanjan/model/seed/code/extr.ts';
import { useMemo } from 'react';
import { units } from '../../../base/session/preferences.ts';
import { useStore } from '../../../base/store/store.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Choose } from '../../../parts/Choose.tsx';
import { Switch } from '../../../parts/choice/Switch.tsx';
import { labelWith } from '../../../records/field/field_label.ts';
import type { ValueField } from '../../../records/ledger/shown_value.ts';
import { ValueBox } from '../../../records/ledger/ValueBox.tsx';
import { namesIn } from '../../chart/names.ts';
import { isShot, pouredWord } from '../plan.ts';
import { type BoxName, brewFields, METHODS, numberOf } from '../work/fields.ts';
import type { BrewWork } from '../work/work.ts';
import { CoffeeBox } from './CoffeeBox.tsx';
import { ratioOf, withDose, withMass, withRatio } from './ratio.ts';
import { RATIO, useTyping } from './useTyping.ts';
import './boxes.css';

interface Props {
  readonly work: BrewWork;
  change(part: Partial<BrewWork>, what?: string): void;
}

const ratioField = scaled({ scale: 10, min: 0.1, max: 1000, prefix: '1:' });

/**
 * What is brewed and how, in boxes to type: coffee, method, dose, water, ratio, temperature, time, grind. Of a brew that is
 * over they say how it went, and none of them changes another one.
 */
export function BrewBoxes({ work, change }: Props) {
  const { title, brewed, keepsRatio } = work;
  const { said, from, put, generation, hold, letGo } = useTyping(work, change);
  const chosen = useStore(units);
  const names = useMemo(() => namesIn(chosen), [chosen]);
  const box = (
    name: string,
    field: ValueField,
    label: string,
    value: number | null,
    set: (value: number | null) => void,
  ) => (
    <div className="brewpage-box" data-field={name}>
      <ValueBox key={generation} {...{ name, field, label, value, names, set }} onUnread={() => set(null)} />
    </div>
  );
  const fieldBox = (name: BoxName, set = (value: number | null) => put(name, { [name]: value })) =>
    box(name, brewFields[name], labelWith(name, brewFields[name], said.brewing_type), numberOf(said, name), set);
  const ratio = ratioOf(said);
  return (
    <section className="brewpage-boxes" aria-label={t('brewpage_recipe')} onFocus={hold} onBlur={letGo}>
      <CoffeeBox title={title} set={(title) => change({ title })} />
      <div className="brewpage-box">
        <span className="brewpage-label">{t('brewpage_method')}</span>
        <Choose
          label={(text) => `${t('brewpage_method')}: ${text}`}
          options={METHODS}
          chosen={String(said.brewing_type ?? 'DRP')}
          textOf={methodName}
          choose={(brewing_type) => put('brewing_type', { brewing_type })}
        />
      </div>
      {fieldBox('brewing_grinder_point')}
      {fieldBox('brewing_bean_mass', (dose) => put('brewing_bean_mass', withDose(from(), dose, keepsRatio && !brewed)))}
      {fieldBox('brewing_mass', (mass) =>
        put('brewing_mass', brewed ? { brewing_mass: mass } : withMass(from(), mass)),
      )}
      {!brewed &&
        box(
          RATIO,
          ratioField,
          pouredWord('brewpage_ratio', isShot(said)),
          ratio === null ? null : Math.round(ratio * 10),
          (tenths) => put(RATIO, withRatio(from(), tenths)),
        )}
      {fieldBox('brewing_temp')}
      {fieldBox('brewing_term', (term) =>
        put('brewing_term', {
          brewing_term: term,
          ...(said.brewing_step_use === true && { brewing_step_end_term: term }),
        }),
      )}
      {isShot(said) && fieldBox('brewing_bar')}
      {!brewed && (
        <Switch
          className="brewpage-keep"
          checked={keepsRatio}
          onChange={({ currentTarget }) => change({ keepsRatio: currentTarget.checked })}
        >
          {t('brewpage_keep')}
        </Switch>
      )}
    </section>
  );
}

const methodName = (id: string): string => {
  const [, english, korean] = EXTR.find(([one]) => one === id) ?? [id, id, id];
  return currentLocale() === 'ko' ? korean : english;
};
