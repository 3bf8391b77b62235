import { localDate, nameInLocale } from '@hanjan/core';
import type { MoveCause, StockKind, StockMove } from '@hanjan/model/stock/stock.ts';
import { type ReactNode, useState } from 'react';
import { currentLocale, t } from '../../base/texts/index.ts';
import { clock, when } from '../../base/texts/times.ts';
import { Failed } from '../../parts/Failed.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { RecordLink } from '../../records/views/record_link/RecordLink.tsx';
import type { useMoves } from './calls.ts';
import { STOCKS } from './kinds.ts';
import { leftText, useBagGauge } from './leaving.ts';
import { exact, signed, useStockGauge } from './masses.ts';
import './move_list.css';

interface Props {
  readonly kind: StockKind;
  readonly found: ReturnType<typeof useMoves>;
  /** Only the newest few at first. */
  readonly isShort?: boolean | undefined;
  /** Whose moves stand there is said where they are those of several lots. */
  readonly lotLink?: ((move: StockMove) => ReactNode) | undefined;
  more(): void;
}

/** Below other things the newest few are enough at first. */
const FIRST = 8;

/** By how much lots changed, newest first: what, how much, what was left, who and because of what. */
export function MoveList({ kind, found, isShort = false, lotLink, more }: Props) {
  const { isPending, failure, retry } = found;
  const [isWhole, setWhole] = useState(!isShort);
  const moves = isWhole ? found.moves : found.moves.slice(0, FIRST);
  const hasMore = found.hasMore || moves.length < found.moves.length;
  if (moves.length === 0 && isPending) return <SkeletonRows rows={3} />;
  return (
    <>
      {failure && <Failed text={failure.description} onRetry={retry} />}
      {moves.length === 0 && !failure && <p className="moves-none">{t('stock_history_none')}</p>}
      {moves.length > 0 && (
        <ol className="moves">
          {moves.map((move, nth) => (
            <Entry
              key={move.move_seq}
              {...{ kind, move }}
              isNewDay={dayOfReader(move) !== dayOfReader(moves[nth - 1])}
              lot={lotLink?.(move)}
            />
          ))}
        </ol>
      )}
      {hasMore && (
        <button
          type="button"
          className="quiet-link moves-more"
          aria-disabled={isPending}
          onClick={() => (isWhole ? more() : setWhole(true))}
        >
          {t('stock_history_more')}
        </button>
      )}
    </>
  );
}

const dayOfReader = (move?: StockMove) => move && localDate(new Date(move.rgst_at));

interface EntryProps extends Pick<Props, 'kind'> {
  readonly move: StockMove;
  readonly lot: ReactNode;
  /** A day stands there once. */
  readonly isNewDay: boolean;
}

function Entry({ kind, move, lot, isNewDay }: EntryProps) {
  const gauge = useStockGauge();
  const left = leftText(move, useBagGauge());
  const { move_mass, move_balance, move_reason, move_memo, rgst_at, rgst_user, arrival, cause } = move;
  return (
    <li>
      <p className="move-when">
        <time dateTime={rgst_at}>{isNewDay ? when(rgst_at) : clock(rgst_at)}</time>
        {rgst_user && <span>{rgst_user}</span>}
      </p>
      <p className="move-what">
        {lot && <span className="move-lot">{lot}</span>}
        <span>{t(`stock_reason_${move_reason}`)}</span>
        {arrival && (
          <RecordLink screen={STOCKS[kind].arrivals ?? ''} id={arrival}>
            {t('stock_of_arrival', { number: arrival })}
          </RecordLink>
        )}
        {left && <span className="move-left-to">{left}</span>}
        {cause && <CauseLink kind={kind} cause={cause} />}
        {move_memo && <span className="move-memo-read">{move_memo}</span>}
      </p>
      <p className="move-mass number">{signed(gauge, move_mass)}</p>
      <p className="move-left number">{t('stock_after', { mass: exact(gauge, move_balance) })}</p>
    </li>
  );
}

/** The record that took it, such as a roast or a brew; a lot that moved itself says nothing by that. */
function CauseLink({ kind, cause }: Pick<Props, 'kind'> & { readonly cause: MoveCause }) {
  if (STOCKS[kind].entity === cause.entity) return null;
  return (
    <RecordLink screen={cause.entity} id={cause.id}>
      {nameInLocale(cause.name, cause.name_locale, currentLocale()) || cause.id}
    </RecordLink>
  );
}
