import { type ComponentProps, type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Float } from '../float/Float.tsx';
import { useDismiss } from '../useDismiss.ts';
import { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';
import type { Offer, ReloadProps } from './choices.ts';
import { boxOf } from './useOptions.ts';
import type { Search } from './useSearch.ts';

interface ListProps extends Omit<ChoiceListProps, 'id' | 'offer' | 'search'> {
  readonly search: Search;
  /** What is offered while the list is open and something may be typed. */
  useOffer(typed: string): Offer;
  /** The button that brings the list anew. */
  readonly Reload: ComponentType<ReloadProps>;
}

interface Props extends ListProps {
  /** Px; otherwise the list is as wide as the input. */
  readonly width?: number;
  /** The input, given what makes it the box of the list. */
  children(box: Omit<ComponentProps<'input'>, 'size'>): ReactNode;
}

/** An input with a list of choices below: typing narrows it, arrow keys walk it, Enter chooses, Escape closes. */
export function ChoicePopup({ width, children, ...list }: Props) {
  const { listId, isOpen, active, close, onBlur } = list.search;
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useDismiss(frame, isOpen, close);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus goes
    <div ref={frame} className="choice-popup" onBlur={onBlur}>
      {children({ ref: input, ...boxOf(listId, isOpen, active) })}
      {isOpen && (
        <Float at={input} width={width ?? 'same'}>
          <OpenList {...list} />
        </Float>
      )}
    </div>
  );
}

/** A form has many lists and opens few: what one offers is worked out when it opens. */
function OpenList({ useOffer, search, Reload, ...list }: ListProps) {
  const typed = search.typed ?? '';
  const offer = useOffer(typed);
  useLayoutEffect(() => {
    search.offer.current = offer;
  });
  return (
    <>
      <ChoiceList {...list} id={search.listId} offer={offer} search={typed} />
      {offer.reload && <Reload name={list.label} reload={offer.reload} />}
      {offer.below}
    </>
  );
}
