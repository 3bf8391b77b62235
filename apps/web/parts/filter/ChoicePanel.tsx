import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { ChoiceList } from '../choice/ChoiceList.tsx';
import { type ChoiceId, choicesOf, type Offer } from '../choice/choices.ts';
import { boxOf, useOptions } from '../choice/useOptions.ts';
import './filter.css';

interface Props {
  /** What is chosen here. */
  readonly label: string;
  /** What is offered while something may be typed. */
  useOffer(typed: string): Offer;
  isChosen(id: ChoiceId): boolean;
  onChoose(id: ChoiceId): void;
}

const FEW = 8;

/** An open list to choose from; a long one can be searched. */
export function ChoicePanel({ label, useOffer, isChosen, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const offer = useOffer(search);
  const listId = useId();
  const options = useOptions(listId);
  const all = choicesOf(offer);
  const choose = (text: string) => {
    const choice = all.find(({ id }) => String(id) === text);
    if (choice) onChoose(choice.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    if (event.key === 'Enter' ? options.take() : options.walk(event.key)) event.preventDefault();
  };
  return (
    <>
      <input
        className={all.length > FEW ? 'panel-input' : 'spoken'}
        data-autofocus
        {...boxOf(listId, true, options.active)}
        aria-label={label}
        placeholder={t('list_seek')}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          options.reset();
        }}
        onKeyDown={onKeyDown}
      />
      <ChoiceList id={listId} label={label} offer={offer} search={search} isChosen={isChosen} onChoose={choose} />
    </>
  );
}
