import { type Field, kindOf, type Names, type SearchMode } from '@hanjan/core';
import { Combobox, useCombobox } from '@mantine/core';
import { type ComponentType, useId, useState } from 'react';
import { t, textOf } from '../../../i18n/index.ts';
import { ChoiceList, choicesOf } from '../../field/parts/ChoiceList.tsx';
import type { Section } from '../../lookup/choices.ts';
import { useCodeSections, useRefSections } from '../../lookup/sections.ts';
import { shapeOf } from '../columns.ts';
import { type Filter, valuesOf } from './filters.ts';
import { PeriodPanel } from './PeriodPanel.tsx';
import { RangeInputs } from './RangeInputs.tsx';

/** What the panel of a filter gets. */
export interface PanelProps {
  readonly name: string;
  readonly field: Field;
  readonly filter: Filter | undefined;
  readonly names: Names;
  set(filter: Filter | undefined): void;
  close(): void;
}

/** What opens below the well of a filter. */
export function FilterPanel(props: PanelProps) {
  const Panel = PANELS[kindOf(props.field).search];
  return <Panel {...props} />;
}

const PANELS: Record<SearchMode, ComponentType<PanelProps>> = {
  range: (props) => (shapeOf(props.field) === 'date' ? <PeriodPanel {...props} /> : <NumberPanel {...props} />),
  one_of: ManyPanel,
  any_of: ManyPanel,
  equals: FlagPanel,
  contains: WordsPanel,
};

const NOTHING = {};

function ManyPanel(props: PanelProps) {
  const { field } = props;
  if ('group' in field) return <CodesPanel {...props} group={field.group} />;
  if ('to' in field) return <RefsPanel {...props} to={field.to} />;
  return <WordsPanel {...props} />;
}

function CodesPanel({ group, ...props }: PanelProps & { readonly group: string }) {
  return <Choices {...props} sections={useCodeSections(group, NOTHING)} />;
}

function RefsPanel({ to, ...props }: PanelProps & { readonly to: string }) {
  return <Choices {...props} sections={useRefSections(to, NOTHING)} />;
}

function FlagPanel({ set, close, filter, ...props }: PanelProps) {
  const choices = [true, false].map((value) => ({
    id: String(value),
    name: t(value ? 'yes' : 'no'),
    words: [t(value ? 'yes' : 'no')],
    under: null,
  }));
  const choose = (chosen: Filter | undefined) => {
    const last = valuesOf(chosen).at(-1);
    set(last === undefined ? undefined : last === 'true');
    close();
  };
  const chosen = filter === undefined ? undefined : [String(filter)];
  return <Choices {...props} filter={chosen} set={choose} close={close} sections={[{ id: '', title: '', choices }]} />;
}

interface ChoicesProps extends PanelProps {
  readonly sections: readonly Section[] | undefined;
}

const FEW = 8;

/** A list to choose several of; a long one can be searched. Choosing again takes away. */
function Choices({ name, filter, set, sections }: ChoicesProps) {
  const [search, setSearch] = useState('');
  const list = useCombobox({ opened: true });
  const listId = useId();
  const all = choicesOf(sections);
  const chosen = valuesOf(filter);
  const toggle = (text: string) => {
    const choice = all.find(({ id }) => String(id) === text);
    if (!choice) return;
    const rest = chosen.filter((id) => id !== choice.id);
    const next = rest.length < chosen.length ? rest : [...chosen, choice.id];
    set(next.length > 0 ? next : undefined);
  };
  return (
    <Combobox store={list} onOptionSubmit={toggle}>
      <Combobox.EventsTarget withExpandedAttribute aria-expanded aria-controls={listId}>
        <input
          className={all.length > FEW ? 'list-seek' : 'spoken'}
          data-autofocus
          aria-label={textOf(name)}
          placeholder={t('list_seek')}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            list.resetSelectedOption();
          }}
        />
      </Combobox.EventsTarget>
      <ChoiceList
        id={listId}
        label={textOf(name)}
        sections={sections}
        search={search}
        isChosen={(id) => chosen.includes(id)}
      />
    </Combobox>
  );
}

function NumberPanel({ field, names, ...props }: PanelProps) {
  const kind = kindOf(field);
  const read = (typed: string) => {
    const value = kind.read(typed, field);
    return typeof value === 'number' && kind.check(value, field) === null ? value : undefined;
  };
  return <RangeInputs {...props} read={read} show={(value) => kind.show(value, field, names)} />;
}

/** Words to type: one text, or several parted by commas. */
function WordsPanel({ name, field, filter, set, close }: PanelProps) {
  const [typed, setTyped] = useState(valuesOf(filter).join(', '));
  const commit = () => {
    const value = kindOf(field).read(typed, field) as Filter;
    set(valuesOf(value).join('') === '' ? undefined : value);
  };
  return (
    <input
      className="list-seek"
      data-autofocus
      aria-label={textOf(name)}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) close();
      }}
    />
  );
}
