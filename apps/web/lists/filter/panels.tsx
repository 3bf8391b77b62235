import { type Field, kindOf, type Names, PHASES, type SearchMode } from '@hanjan/core';
import type { ComponentType } from 'react';
import { t } from '../../base/texts/index.ts';
import { type Offer, sectionsOf, toggled } from '../../parts/choice/choices.ts';
import { ChoicePanel } from '../../parts/filter/ChoicePanel.tsx';
import { PeriodPanel } from '../../parts/filter/PeriodPanel.tsx';
import { daysOf, endsOf, todayOf } from '../../parts/filter/period.ts';
import { RangeInputs } from '../../parts/filter/RangeInputs.tsx';
import type { Range } from '../../parts/filter/range.ts';
import { TextPanel } from '../../parts/filter/TextPanel.tsx';
import type { Choosing } from '../../records/lookup/narrowing.ts';
import type { Coded } from '../../records/lookup/offers.ts';
import { type Filter, holdsDays, rangeOf, valuesOf } from '../state/filters.ts';
import { useCodeFilter, useRefFilter } from './offers.ts';

/** What the panel of a filter gets. */
interface PanelProps {
  readonly label: string;
  readonly field: Field;
  readonly filter: Filter | undefined;
  readonly names: Names;
  set(filter: Filter | undefined): void;
  close(): void;
}

/** What a panel offers while something may be typed. */
interface Offering {
  useOffer(typed: string): Offer;
}

/** What opens below the well of a filter. */
export function FilterPanel(props: PanelProps) {
  const Panel = PANELS[kindOf(props.field).search];
  return <Panel {...props} />;
}

const PANELS: Record<SearchMode, ComponentType<PanelProps>> = {
  range: (props) => (holdsDays(props.field) ? <DayPanel {...props} /> : <NumberPanel {...props} />),
  overlaps: DayPanel,
  one_of: ManyPanel,
  any_of: ManyPanel,
  equals: FlagPanel,
  contains: WordsPanel,
};

function ManyPanel(props: PanelProps) {
  const { field } = props;
  if ('group' in field) return <CodesPanel {...props} coded={field} />;
  if ('to' in field) return <RefsPanel {...props} choosing={field} />;
  return field.kind === 'phase' ? <PhasesPanel {...props} /> : <WordsPanel {...props} />;
}

function CodesPanel({ coded, ...props }: PanelProps & { readonly coded: Coded }) {
  const useOffer = () => useCodeFilter(coded);
  return <Several {...props} useOffer={useOffer} />;
}

function RefsPanel({ choosing, ...props }: PanelProps & { readonly choosing: Choosing }) {
  const useOffer = (typed: string) => useRefFilter(choosing, typed);
  return <Several {...props} useOffer={useOffer} />;
}

function PhasesPanel(props: PanelProps) {
  const { field, names } = props;
  const choices = PHASES.map((id) => {
    const name = kindOf(field).show(id, field, names);
    return { id, name, words: [name], under: null };
  });
  return <Several {...props} useOffer={() => ({ sections: sectionsOf(choices, []) })} />;
}

/** Several of many. Choosing again takes away. */
function Several({ label, useOffer, filter, set }: PanelProps & Offering) {
  const chosen = valuesOf(filter);
  return (
    <ChoicePanel
      label={label}
      useOffer={useOffer}
      isChosen={(id) => chosen.includes(id)}
      onChoose={(id) => set(unlessEmpty(toggled(chosen, id)))}
    />
  );
}

function FlagPanel({ label, filter, set, close }: PanelProps) {
  const choices = (['yes', 'no'] as const).map((id) => ({ id, name: t(id), words: [t(id)], under: null }));
  const choose = (isSo: boolean) => {
    set(filter === isSo ? undefined : isSo);
    close();
  };
  return (
    <ChoicePanel
      label={label}
      useOffer={() => ({ sections: sectionsOf(choices, []) })}
      isChosen={(id) => filter === (id === 'yes')}
      onChoose={(id) => choose(id === 'yes')}
    />
  );
}

function DayPanel({ field, filter, set, close }: PanelProps) {
  const { min, max } = field.kind === 'date' || field.kind === 'period' ? field : {};
  const days = daysOf(field, rangeOf(filter) as Range<string>);
  return (
    <PeriodPanel
      range={days}
      now={todayOf(field)}
      {...{ min, max, close }}
      set={(range) => set(range && endsOf(field, range))}
    />
  );
}

function NumberPanel({ field, names, filter, set }: PanelProps) {
  const kind = kindOf(field);
  const read = (typed: string) => {
    const value = kind.read(typed, field, names);
    return kind.check(value, field) === null ? (value as number | string) : undefined;
  };
  const show = (value: number | string) => kind.show(value, field, names);
  const unit = kind.unit?.(field, names);
  const range = rangeOf(filter) as Range<number | string>;
  return <RangeInputs inputMode="decimal" {...{ range, unit, read, show, set }} />;
}

/** Words to type: one text, or several parted by commas. */
function WordsPanel({ label, field, filter, set, close }: PanelProps) {
  const commit = (typed: string) => set(unlessEmpty(kindOf(field).read(typed, field) as Filter));
  return <TextPanel label={label} text={valuesOf(filter).join(', ')} commit={commit} close={close} />;
}

const unlessEmpty = (filter: Filter) => (valuesOf(filter).join('') === '' ? undefined : filter);
