import { Combobox, useCombobox } from '@mantine/core';
import { useId, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { ChoiceList } from '../choice/ChoiceList.tsx';
import { type ChoiceId, choicesOf, type Offer } from '../choice/choices.ts';
import './filter.css';

interface Props {
  /** What is chosen here. */
  readonly label: string;
  readonly offer: Offer;
  isChosen(id: ChoiceId): boolean;
  onChoose(id: ChoiceId): void;
}

const FEW = 8;

/** An open list to choose from; a long one can be searched. */
export function ChoicePanel({ label, offer, isChosen, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const list = useCombobox({ opened: true });
  const listId = useId();
  const all = choicesOf(offer);
  const choose = (text: string) => {
    const choice = all.find(({ id }) => String(id) === text);
    if (choice) onChoose(choice.id);
  };
  return (
    <Combobox store={list}>
      <Combobox.EventsTarget withExpandedAttribute aria-expanded aria-controls={listId}>
        <input
          className={all.length > FEW ? 'panel-input' : 'spoken'}
          data-autofocus
          aria-label={label}
          placeholder={t('list_seek')}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            list.resetSelectedOption();
          }}
        />
      </Combobox.EventsTarget>
      <ChoiceList id={listId} label={label} offer={offer} search={search} isChosen={isChosen} onChoose={choose} />
    </Combobox>
  );
}
