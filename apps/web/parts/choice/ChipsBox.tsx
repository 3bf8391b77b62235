import type { ClipboardEvent, ComponentType, KeyboardEvent } from 'react';
import { t } from '../../base/texts/index.ts';
import type { BoxProps } from '../field/box.ts';
import { Chips } from '../field/Chips.tsx';
import { ChoicePopup } from './ChoicePopup.tsx';
import { type ChoiceId, choicesOf, exactly, type Offer, partsOf, type ReloadProps, toggled } from './choices.ts';
import { useSearch } from './useSearch.ts';

interface Props<Id extends ChoiceId> extends BoxProps {
  readonly value: readonly Id[] | null;
  /** What was typed and is no choice. */
  readonly typed?: string | undefined;
  /** What is offered while the list is open and something may be typed. */
  useOffer(typed: string): Offer;
  /** The button that brings the list anew. */
  readonly Reload: ComponentType<ReloadProps>;
  idOf(text: string): Id;
  /** The choice that opens a field for own words. */
  readonly own?: { readonly id: Id; readonly name: string } | undefined;
  nameOf(id: Id): string;
  set(value: Id[]): void;
  /** Keeps what was typed though it is no choice, so that it is said to be wrong. */
  keep?(typed: string): void;
}

const LIST_WIDTH = 280;

/** Several of many: chips, and a box that is typed into to find more. Choosing again takes away. */
export function ChipsBox<Id extends ChoiceId>(props: Props<Id>) {
  const { label, useOffer, idOf, own, nameOf, control, isFailing, set, leave } = props;
  const chosen = props.value ?? [];
  const remove = (id: ChoiceId) => set(chosen.filter((one) => one !== id));

  /** Chooses whatever is called by its whole name; what is not stays as it was typed. */
  const settle = (written: string) => {
    const choices = choicesOf(search.offer.current);
    const parts = partsOf(written).map((part) => ({ part, id: exactly(choices, part)?.id }));
    const ids = parts.flatMap(({ id }) => (id === undefined ? [] : [idOf(String(id))]));
    const rest = parts.flatMap(({ part, id }) => (id === undefined ? [part] : []));
    if (ids.length > 0 || rest.length === 0) set([...new Set([...chosen, ...ids])]);
    if (rest.length > 0) props.keep?.(rest.join(', '));
  };
  const search = useSearch({ id: control.id, settle, leave });
  const typed = search.typed ?? props.typed ?? '';
  const toggle = (text: string) => {
    set(toggled(chosen, idOf(text)));
    search.rest();
  };
  const seek = (next: string) => {
    if (next === '' && props.typed !== undefined) set([...chosen]);
    search.seek(next);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = partsOf(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    search.seek([...partsOf(typed), ...pasted].join(', '));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    const isComposing = event.nativeEvent.isComposing;
    if (event.key === 'Escape' && !search.isOpen && props.typed !== undefined) set([...chosen]);
    if (event.key === 'Backspace' && typed === '' && last !== undefined && !isComposing) remove(last);
    if (event.key === 'Enter' && partsOf(typed).length > 1 && !isComposing) {
      settle(typed);
      search.rest();
    } else search.onKeyDown(event);
  };
  return (
    <Chips label={label} items={chosen.map((id) => ({ id, name: nameOf(id) }))} isFailing={isFailing} onRemove={remove}>
      <ChoicePopup
        {...{ search, label, useOffer, Reload: props.Reload, own }}
        width={LIST_WIDTH}
        onChoose={toggle}
        isChosen={(id) => chosen.includes(id as Id)}
      >
        {(box) => (
          <input
            {...control}
            {...box}
            aria-invalid={isFailing}
            value={typed}
            placeholder={t('add')}
            onChange={(event) => seek(event.currentTarget.value)}
            onClick={search.open}
            onPaste={paste}
            onKeyDown={onKeyDown}
          />
        )}
      </ChoicePopup>
    </Chips>
  );
}
