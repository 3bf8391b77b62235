import { Suspense, useState } from 'react';
import { later } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { screenNamed } from '../../../records/catalogue.ts';
import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { LeadFacts } from '../../../records/ledger/Facts.tsx';
import { Figures } from '../../../records/ledger/Figures.tsx';
import { ReadGroups } from '../../../records/ledger/ReadGroups.tsx';
import { Checks } from './Checks.tsx';
import { Amounts, Steps } from './Made.tsx';
import { madeOf } from './made.ts';
import './reading.css';

const BarRoom = later(() => import('./BarRoom.tsx'));

/** A drink as it is made: what goes in, then what is done; one key shows it large, for the bar. */
export const drinkReading: ReadingView = { Body: DrinkReading, Key: BarKey };

/** Groups that are drawn above. */
const DRAWN = ['drink_coffees', 'drink_materials', 'drink_bases', 'drink_steps'];

function DrinkReading({ screen, record, form, names }: ReadingProps) {
  const [named, ...groups] = screen.form;
  const made = madeOf(record, names);
  const checks = screenNamed('cafe_qc_menu');
  return (
    <div className="drink-reading">
      <header>
        <LeadFacts {...{ form, names }} fields={(named?.fields ?? []).filter((name) => name !== 'drink_price')} />
        <Figures {...{ form, names }} items={['drink_price', 'drink_cost', 'drink_share']} />
      </header>
      <div className="drink-made">
        <Amounts parts={made.parts} times={1} />
        <Steps steps={made.steps} />
      </div>
      <ReadGroups {...{ form, names }} groups={groups.filter(({ key }) => !DRAWN.includes(key))} />
      {checks && <Checks screen={checks} drink={Number(record.drink_seq)} />}
    </div>
  );
}

function BarKey({ record, form, names }: ReadingProps) {
  const [isOpen, setOpen] = useState(false);
  const made = madeOf(record, names);
  if (made.parts.length === 0 && made.steps.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('drink_bar')}</Button>
      {isOpen && (
        <Suspense>
          <BarRoom {...{ made, form, names }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
