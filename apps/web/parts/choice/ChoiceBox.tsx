import { ETC } from '@hanjan/core';
import type { ComponentType, KeyboardEvent } from 'react';
import { t } from '../../base/texts/index.ts';
import { ClearButton } from '../ClearButton.tsx';
import type { BoxProps } from '../field/box.ts';
import { Icon } from '../Icon.tsx';
import { InputFrame } from '../input/InputFrame.tsx';
import { ChoicePopup } from './ChoicePopup.tsx';
import { type ChoiceId, choicesOf, exactly, type Offer, type ReloadProps } from './choices.ts';
import type { OwnWordsChoice } from './own_words.ts';
import { useSearch } from './useSearch.ts';

interface Props<Id extends ChoiceId> extends BoxProps {
  readonly value: Id | null;
  /** What is offered while the list is open and something may be typed. */
  useOffer(typed: string): Offer;
  /** The button that brings the list anew. */
  readonly Reload: ComponentType<ReloadProps>;
  idOf(text: string): Id;
  /** Px of the list; otherwise it is as wide as the box. */
  readonly width?: number;
  /** The name of what is chosen, or nothing; what stands typed while it is neither. */
  readonly text: string;
  /** What was typed and is no choice. */
  readonly typed?: string | undefined;
  readonly own?: OwnWordsChoice | undefined;
  set(value: Id | null): void;
  /** Keeps what was typed though it is no choice, so that it is said to be wrong. */
  keep?(typed: string): void;
}

/** One of many: a box that shows what is chosen and is typed into to find something else. */
export function ChoiceBox<Id extends ChoiceId>(props: Props<Id>) {
  const { label, value, useOffer, idOf, own, control, isFailing, set, leave } = props;
  const isOwn = own?.isChosen ?? false;
  const text = isOwn && own && props.typed === undefined ? own.name : props.text;
  const take = (id: string) => {
    if (own && id === ETC) own.choose();
    else set(idOf(id));
  };
  const settle = (typed: string) => {
    const called = exactly(choicesOf(search.offer.current), typed);
    if (typed.trim() === '') set(null);
    else if (called) take(String(called.id));
    else if (typed !== text) props.keep?.(typed);
  };
  const search = useSearch({ id: control.id, settle, leave });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !search.isOpen && props.typed !== undefined) set(value);
    search.onKeyDown(event);
  };
  const choose = (id: string) => {
    take(id);
    search.rest();
    search.close();
  };
  const canClear = (value !== null || isOwn) && !control['aria-required'];
  const right = (
    <span className="choice-right">
      {canClear && <ClearButton className="choice-clear" label={label} run={() => set(null)} />}
      <Icon name="down" size={16} />
    </span>
  );
  return (
    <ChoicePopup
      {...{ search, label, useOffer, Reload: props.Reload }}
      {...(props.width !== undefined && { width: props.width })}
      own={own && { id: ETC, name: own.name }}
      onChoose={choose}
      onShown={search.begin}
      isChosen={(id) => (own && id === ETC ? isOwn : id === value)}
    >
      {(box) => (
        <InputFrame isFailing={isFailing} right={right} rightWidth={canClear ? 72 : 36} isSign={!canClear}>
          <input
            {...control}
            {...box}
            className="input-box"
            value={search.typed ?? text}
            placeholder={t('choose')}
            aria-invalid={isFailing || undefined}
            onChange={(event) => search.seek(event.currentTarget.value)}
            onClick={search.open}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={onKeyDown}
          />
        </InputFrame>
      )}
    </ChoicePopup>
  );
}
