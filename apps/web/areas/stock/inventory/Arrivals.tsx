import { idOf, type Row, type Screen } from '@hanjan/core';
import type { Arrived } from '@hanjan/model/stock/stock.ts';
import { useId } from 'react';
import { Link } from 'wouter';
import { units } from '../../../base/session/preferences.ts';
import { useStore } from '../../../base/store/store.ts';
import { t, textOf } from '../../../base/texts/index.ts';
import { Picture } from '../../../parts/picture/Picture.tsx';
import { FieldCell } from '../../../records/field/FieldCell.tsx';
import { Way } from '../../../records/history/Way.tsx';
import { useNewest } from '../../../records/store/useNewest.ts';
import { namesIn } from '../../chart/names.ts';
import { exact, useStockGauge } from '../masses.ts';
import './arrivals.css';

interface Props {
  readonly screen: Screen;
  readonly lot: number;
  /** What the lot holds, and what is left of all of its arrivals. */
  readonly balance: number;
  readonly arrived: Arrived | null;
}

/** The newest few; the list has the others. */
const FIRST = 10;

/** What came of a lot, the newest first: when, how much, from whom, and how much of each is left. */
export function Arrivals({ screen, lot, balance, arrived }: Props) {
  const newest = useNewest(screen, 'greenbean_year_seq', lot, FIRST);
  const id = useId();
  if (!newest) return null;
  const { rows, total, path, all } = newest;
  const arrivals = rows ?? [];
  const shown = arrivals.reduce((sum, { arrival_instock }) => sum + Number(arrival_instock ?? 0), 0);
  const older = arrived && arrived.count > arrivals.length ? arrived : null;
  return (
    <section aria-labelledby={id} className="arrivals">
      <h3 id={id}>{t('arrivals')}</h3>
      {rows && arrivals.length === 0 && <p className="moves-none">{t('arrivals_none')}</p>}
      {arrivals.length > 0 && (
        <ol>
          {arrivals.map((arrival) => (
            <Arrival key={String(arrival.arrival_key)} {...{ screen, arrival, path }} />
          ))}
          {older && (
            <Rest text={t('arrivals_older', { count: older.count - arrivals.length })} left={older.left - shown} />
          )}
          {arrived && balance !== arrived.left && <Rest text={t('arrivals_without')} left={balance - arrived.left} />}
        </ol>
      )}
      <div className="arrivals-keys">
        <Way to={screen} label={t('arrival_write')} values={() => ({ greenbean_year_seq: lot })} />
        {total > arrivals.length && (
          <Link className="quiet-link" href={all}>
            {t('arrivals_all', { count: total })}
          </Link>
        )}
      </div>
    </section>
  );
}

/** What is there besides the arrivals that are shown, so that all lines together are what the lot holds. */
function Rest({ text, left }: { readonly text: string; readonly left: number }) {
  const gauge = useStockGauge();
  return (
    <li className="arrivals-rest">
      <span className="arrival-what">{text}</span>
      <span className="arrival-left number">{exact(gauge, left)}</span>
    </li>
  );
}

interface ArrivalProps extends Pick<Props, 'screen'> {
  readonly arrival: Row;
  readonly path: string;
}

function Arrival({ screen: { entity }, arrival, path }: ArrivalProps) {
  const gauge = useStockGauge();
  const names = namesIn(useStore(units));
  const { arrival_date, arrival_bags, arrival_price: price = null } = arrival;
  const [came, left] = [Number(arrival.arrival_mass), Number(arrival.arrival_instock ?? 0)];
  const facts = [
    arrival.arrival_mark,
    arrival.arrival_supplier,
    arrival.arrival_place,
    typeof arrival_bags === 'number' && t('arrival_bags_count', { count: arrival_bags }),
  ];
  const said = facts.filter(Boolean).join(' · ');
  const field = entity.fields.arrival_price;
  const number = idOf(entity, arrival);
  const photo = typeof arrival.arrival_photo === 'string' ? arrival.arrival_photo : null;
  return (
    <li>
      <Link href={`${path}/${number}`}>
        <time>{String(arrival_date)}</time>
        <span className="arrival-what">
          {photo && <Picture dense path={photo} name={textOf('arrival_photo')} />}
          <span>
            <b className="number">{number}</b> {said}
            {said && price !== null && ' · '}
            {field && price !== null && <FieldCell dense {...{ field, names }} name="arrival_price" value={price} />}
          </span>
        </span>
        <span className="arrival-left number">
          {t('arrival_left_of', { left: exact(gauge, left), came: exact(gauge, came) })}
        </span>
        <meter aria-hidden="true" min={0} max={Math.max(came, left, 1)} value={left} />
      </Link>
    </li>
  );
}
