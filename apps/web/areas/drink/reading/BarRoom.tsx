import type { Names } from '@hanjan/core';
import { useRef, useState } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { useWakeLock } from '../../../parts/clock/useWakeLock.ts';
import { Room } from '../../../parts/room/Room.tsx';
import { FieldCell } from '../../../records/field/FieldCell.tsx';
import type { Form } from '../../../records/form/store.ts';
import { labelOf } from '../../../records/lookup/label.ts';
import { amountWith } from '../amount.ts';
import { Amounts, Steps } from './Made.tsx';
import type { DrinkMade } from './made.ts';
import './bar_room.css';

interface Props {
  readonly made: DrinkMade;
  readonly form: Form;
  readonly names: Names;
  onClose(): void;
}

/** Cups that are made at a time. */
const TIMES = [1, 2, 3] as const;

/** A drink over the whole screen, read from two metres: amounts and steps large, for as many cups as a thumb says. */
export default function BarRoom({ made, form, names, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [times, setTimes] = useState<number>(1);
  useWakeLock(true);
  const title = labelOf(form.entity, form.values(), currentLocale());
  const { drink_allergen_list: field } = form.entity.fields;
  const allergens = form.values().drink_allergen_list;
  const textOf = (count: number) => {
    if (!made.isCup) return t('drink_bar_times', { count });
    return t('drink_bar_cups', { count: count * made.makes });
  };
  const unit = form.values().drink_unit;
  const facts = made.isCup ? undefined : amountWith(made.makes * times * 10, typeof unit === 'string' ? unit : null);
  return (
    <Room
      {...{ dialog, title, onClose }}
      label={title}
      back={t('drink_bar_close')}
      onEscape={onClose}
      {...(facts && { facts })}
    >
      <section className="drink-bar" aria-label={title}>
        <Amounts parts={made.parts} times={times} />
        <Steps steps={made.steps} />
        {field && Array.isArray(allergens) && allergens.length > 0 && (
          <p className="drink-bar-allergens">
            {t('drink_allergen_list')}: <FieldCell name="drink_allergen_list" {...{ field, names }} value={allergens} />
          </p>
        )}
      </section>
      <fieldset className="drink-bar-keys">
        <legend className="spoken">{t('drink_bar_how_many')}</legend>
        {TIMES.map((count) => (
          <button key={count} type="button" aria-pressed={count === times} onClick={() => setTimes(count)}>
            {textOf(count)}
          </button>
        ))}
      </fieldset>
    </Room>
  );
}
