import type { Fields, Row, Screen } from '@hanjan/core';
import { areaOf } from '@hanjan/model/catalogue/area.ts';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { grouped } from '../../../base/texts/numbers.ts';
import { screenNamed } from '../../../records/catalogue.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { Way } from '../../../records/history/Way.tsx';
import { useNames } from '../../../records/lookup/names.ts';
import { type Newest, useNewest } from '../../../records/store/useNewest.ts';
import '../../../records/ledger/newest.css';
import './moves_group.css';

/** A material: whoever reads it sees what was bought, used and counted of it last, and can write what was. */
export const materialMovesView: GroupView = { Body: MaterialMoves, isRead: () => true };

function MaterialMoves({ form: { entity, values } }: GroupProps) {
  const area = areaOf(entity.name);
  const [uses, purchases] = [screenNamed(`${area}_material_use`), screenNamed(`${area}_material_purchase`)];
  const key = values()[entity.key];
  return uses && purchases && typeof key === 'number' && <Moves uses={uses} purchases={purchases} of={key} />;
}

/** The newest few are enough; the lists have the others. */
const FIRST = 5;

interface Props {
  readonly uses: Screen;
  readonly purchases: Screen;
  readonly of: number;
}

function Moves({ uses, purchases, of }: Props) {
  const used = useNewest(uses, 'material_seq', of, FIRST);
  const bought = useNewest(purchases, 'material_seq', of, FIRST);
  const nameOf = useUseNames(uses);
  return (
    <div>
      <Lines
        newest={bought}
        row={(one) => [one.purchase_seq, one.purchase_date, t('material_bought'), one.purchase_amount]}
      />
      <Lines newest={used} row={(one) => [one.use_seq, one.use_date, nameOf(String(one.use_type)), one.use_amount]} />
      <div className="material-keys">
        <Way to={uses} label={t('material_use_it')} values={() => ({ material_seq: of, use_type: 'USE' })} />
        <Way to={uses} label={t('material_count_it')} values={() => ({ material_seq: of, use_type: 'COUNT' })} />
        <Way to={purchases} label={t('material_buy_it')} values={() => ({ material_seq: of })} />
      </div>
    </div>
  );
}

interface LinesProps {
  readonly newest: Newest | undefined;
  /** Of a record: its key, its day, what it is, and how much. */
  row(record: Row): readonly unknown[];
}

function Lines({ newest, row }: LinesProps) {
  if (!newest?.rows || newest.rows.length === 0) return null;
  return (
    <ol className="newest material-moves">
      {newest.rows.map((record) => {
        const [key, day, what, amount] = row(record);
        return (
          <li key={String(key)}>
            <Link href={`${newest.path}/${key}`}>
              <time>{String(day)}</time>
              <b>{String(what)}</b>
              <span>{grouped(String(amount))}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** What the kinds of uses are called. */
function useUseNames({ entity }: Screen): (use_type: string) => string {
  const type = entity.fields.use_type;
  const names = useNames(useMemo((): Fields => (type ? { use_type: type } : {}), [type]));
  return (id) => names.code('MTUSE', id);
}
