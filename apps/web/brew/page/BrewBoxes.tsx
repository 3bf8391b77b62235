import { type Row, scaled } from '@hanjan/core';
import { EXTR } from '@hanjan/model/seed/code/extr.ts';
import { useMemo, useRef } from 'react';
import type { ValueField } from '../../chart/held.ts';
import { namesIn } from '../../chart/names.ts';
import { forgetUnread, ValueBox } from '../../chart/ValueBox.tsx';
import { currentLocale, t } from '../../i18n/index.ts';
import { Choose } from '../../parts/Choose.tsx';
import { Switch } from '../../parts/choice/Switch.tsx';
import { units } from '../../preferences.ts';
import { useStore } from '../../store.ts';
import { isShot, pouredWord } from '../plan.ts';
import type { BrewWork } from '../work.ts';
import { saidIn, saying } from './brewed.ts';
import { CoffeeBox } from './CoffeeBox.tsx';
import { type BoxName, brewFields, METHODS, numberOf } from './fields.ts';
import { ratioOf, withDose, withMass, withRatio } from './ratio.ts';
import '../../theme/input.ts';
import './boxes.css';

interface Props {
  readonly work: BrewWork;
  change(part: Partial<BrewWork>, what?: string): void;
}

const RATIO = 'brewing_ratio';
const ratioField = scaled({ scale: 10, min: 0.1, max: 1000, prefix: '1:' });
const NAMES: readonly string[] = [...Object.keys(brewFields), RATIO];

/**
 * What is brewed and how, in boxes to type: coffee, method, dose, water, ratio, temperature, time, grind. Of a brew that is
 * over they say how it went, and none of them changes another one.
 */
export function BrewBoxes({ work, change }: Props) {
  const { title, fields, brewed, keepsRatio } = work;
  const said = useMemo(() => saidIn({ fields, brewed }), [fields, brewed]);
  const chosen = useStore(units);
  const names = useMemo(() => namesIn(chosen), [chosen]);
  /** How masses stood when the box that has the focus was entered: what is typed on the way to a number rounds nothing. */
  const entered = useRef<Row | null>(null);
  const held = brewed ?? fields;
  const own = useRef<object>(held);
  const generation = useRef(0);
  if (own.current !== held) {
    own.current = held;
    generation.current += 1;
    forgetUnread(NAMES);
  }

  const put = (name: string, part: Row) => {
    const next = saying(work, part);
    own.current = next.brewed ?? next.fields ?? held;
    change(next, name);
  };
  const box = (
    name: string,
    field: ValueField,
    label: string,
    value: number | null,
    set: (value: number | null) => void,
  ) => (
    <div className="brewpage-box" data-field={name}>
      <ValueBox key={generation.current} {...{ name, field, label, value, names, set }} onUnread={() => set(null)} />
    </div>
  );
  const fieldBox = (name: BoxName, set = (value: number | null) => put(name, { [name]: value })) =>
    box(name, brewFields[name], t(name), numberOf(said, name), set);
  const from = () => entered.current ?? said;
  const ratio = ratioOf(said);
  return (
    <section
      className="brewpage-boxes"
      aria-label={t('brewpage_recipe')}
      onFocus={() => {
        entered.current ??= said;
      }}
      onBlur={() => {
        entered.current = null;
      }}
    >
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
