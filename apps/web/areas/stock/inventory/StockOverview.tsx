import type { Screen } from '@hanjan/core';
import { mayOpen, PLACES } from '@hanjan/model/menu.ts';
import type { Stock, StockKind, StockLot, StockMove } from '@hanjan/model/stock/stock.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useActor, useMay } from '../../../base/session/session.ts';
import { t, textOf } from '../../../base/texts/index.ts';
import { useDevice } from '../../../lists/state/useListState.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { Switch } from '../../../parts/choice/Switch.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { screenNamed } from '../../../records/catalogue.ts';
import { ListDrafts } from '../../../records/drafts/ListDrafts.tsx';
import { useMoves, useOverview } from '../calls.ts';
import { STOCKS } from '../kinds.ts';
import { batchText, dayOfDate, isHeld, lotName } from '../lot_text.ts';
import { MoveList } from '../MoveList.tsx';
import { LotCards, LotTable } from './LotTable.tsx';
import { StockFigures } from './StockFigures.tsx';
import { StockPlot } from './StockPlot.tsx';
import { StockWeeks } from './StockWeeks.tsx';
import '../../../lists/page/list.css';
import '../stock_overview.css';

interface Props {
  readonly kind: StockKind;
  readonly screen: Screen;
  /** The address of the page, and what chooses how it is shown. */
  readonly path: string;
  readonly choose: ReactNode;
}

/** All there is: how much, for how long, lot by lot, and what changed lately. */
export function StockOverview({ kind, screen, path, choose }: Props) {
  const [all, setAll] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useOverview(kind, all);
  const { writes, records, ways } = STOCKS[kind];
  const written = screenNamed(writes) ?? screen;
  const place = writes ? records : path;
  const mayWrite = useMay(written, 'write');
  const actor = useActor();
  const text = (name: string) => textOf(`list_${screen.name}_${name}`);
  const write = mayWrite && (
    <ButtonLink href={`${place}/write`} icon="plus">
      {textOf(`list_${written.name}_new`)}
    </ButtonLink>
  );
  const isNone = data !== undefined && !data.lots.some(isHeld) && !isPlaceholderData;
  const isFirst = isNone && all && data.lots.length === 0;
  // Where nothing is left the empty lots are all that there is to see.
  useEffect(() => {
    if (isNone) setAll(true);
  }, [isNone]);
  if (error && !data) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  return (
    <div className="stock-page">
      <header className="stock-head">
        <h1>{text('title')}</h1>
        {data && !isFirst && (
          <span role="status">{t('stock_lots_count', { kind, count: data.lots.filter(isHeld).length })}</span>
        )}
        {choose}
        {!isFirst &&
          PLACES.filter(({ tab }) => ways.includes(tab.path) && mayOpen(actor, tab)).map(({ tab }) => (
            <ButtonLink key={tab.path} href={tab.path} variant="default">
              {textOf(`menu_${tab.key}`)}
            </ButtonLink>
          ))}
        {!isFirst && write && <div className="list-new">{write}</div>}
      </header>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      {mayWrite && <ListDrafts screen={written} hrefOf={(key) => `${place}/${key}`} />}
      {!data && <SkeletonRows rows={8} />}
      {isFirst && <Empty title={text('empty_title')} text={text('empty_text')} action={write} />}
      {data && !isFirst && <All {...{ kind, data, path }} isBusy={isPlaceholderData} isAll={all} setAll={setAll} />}
    </div>
  );
}

interface AllProps extends Pick<Props, 'kind' | 'path'> {
  readonly data: Stock;
  readonly isBusy: boolean;
  readonly isAll: boolean;
  setAll(isAll: boolean): void;
}

function All({ kind, path, data, isBusy, isAll, setAll }: AllProps) {
  const device = useDevice();
  const [count, setCount] = useState(1);
  const found = useMoves(kind, null, count);
  const { series } = data;
  // What is empty and was used lately is told too.
  const lots = isAll ? data.lots : data.lots.filter(isHeld);
  const hrefOf = ({ key }: Pick<StockLot, 'key'>) => `${path}?lot=${key}`;
  const Lots = device === 'phone' ? LotCards : LotTable;
  const points = series.map(({ day, mass }) => ({ day: dayOfDate(day), mass }));
  return (
    <>
      <StockFigures {...{ kind, data, hrefOf }} />
      {points.some(({ mass }) => mass > 0) && (
        <section className="stock-part">
          <h2>{t('stock_chart')}</h2>
          <StockPlot label={t('stock_chart')} points={points} perDay={data.per_day} />
          <StockWeeks series={series} />
        </section>
      )}
      <section className="stock-part" aria-busy={isBusy}>
        <div className="stock-part-head">
          <h2>{t('stock_lots', { kind })}</h2>
          <Switch checked={isAll} onChange={({ currentTarget }) => setAll(currentTarget.checked)}>
            {t('stock_with_empty', { kind })}
          </Switch>
        </div>
        {lots.length > 0 ? (
          <Lots {...{ kind, lots, hrefOf }} />
        ) : (
          <p className="stock-no-lots">{t('stock_no_lots', { kind })}</p>
        )}
      </section>
      <section className="stock-part">
        <h2>{t('stock_history')}</h2>
        <MoveList
          kind={kind}
          found={found}
          isShort
          lotLink={(move) => <MovedLot {...{ move, lots: data.lots }} href={hrefOf({ key: move.lot })} />}
          more={() => setCount(count + 1)}
        />
      </section>
    </>
  );
}

interface MovedLotProps {
  readonly move: StockMove;
  readonly lots: readonly StockLot[];
  readonly href: string;
}

/** The lot that was moved; a batch is distinguished from others of its name by its day. */
function MovedLot({ move, lots, href }: MovedLotProps) {
  const lot = lots.find(({ key }) => key === move.lot);
  const batch = lot && batchText(lot);
  return (
    <>
      <Link href={href}>{lotName(move, move.lot)}</Link>
      {batch && <span className="lot-batch">{batch}</span>}
    </>
  );
}
