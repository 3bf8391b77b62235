import type { Row, Screen } from '@hanjan/core';
import type { CareDue } from '@hanjan/model/cafe/care_due.ts';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { Way } from '../../../records/history/Way.tsx';
import { useNewest } from '../../../records/store/useNewest.ts';
import { leftText } from './left.ts';
import { useCareNames } from './names.ts';
import { careScreen, useCareDue } from './useCareDue.ts';
import '../../../records/ledger/newest.css';
import './care_group.css';

/** A piece of equipment: whoever reads it sees what was done for it and what is due, and can write what was done. */
export const careGroupView: GroupView = { Body: CareGroup, isRead: () => true };

function CareGroup({ form: { entity, values } }: GroupProps) {
  const screen = careScreen();
  const key = values()[entity.key];
  return screen && typeof key === 'number' && <Cared screen={screen} of={key} />;
}

/** The newest few are enough; the list has the others. */
const FIRST = 5;
const COLUMNS = ['care_date', 'care_type', 'care_by', 'rgst_user'];

function Cared({ screen, of }: { readonly screen: Screen; readonly of: number }) {
  const { data } = useCareDue(screen);
  const newest = useNewest(screen, 'cafe_equip_seq', of, FIRST, COLUMNS);
  const careName = useCareNames(screen);
  const rounds = (data ?? []).filter(({ cafe_equip_seq, care_days }) => cafe_equip_seq === of && care_days !== null);
  return (
    <div>
      {rounds.length > 0 && (
        <dl className="care-rounds">
          {rounds.map((one) => (
            <div key={one.care_type} data-late={(one.days_left ?? 0) < 0 || undefined}>
              <dt>{careName(one.care_type)}</dt>
              <dd>{roundText(one)}</dd>
            </div>
          ))}
        </dl>
      )}
      {newest?.rows && newest.rows.length > 0 && (
        <ol className="newest cares">
          {newest.rows.map((row) => (
            <li key={String(row.care_seq)}>
              <Link href={`${newest.path}/${row.care_seq}`}>
                <time>{String(row.care_date)}</time>
                <b>{careName(String(row.care_type))}</b>
                <span>{byWhom(row)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {newest && newest.total > FIRST && (
        <p className="cares-all">
          <Link className="quiet-link" href={newest.all}>
            {t('care_all', { count: newest.total })}
          </Link>
        </p>
      )}
      <Way to={screen} label={t('list_cafe_care_new')} values={() => ({ cafe_equip_seq: of })} />
    </div>
  );
}

/** When it was done last and when it is due: `마지막 2026-11-01 · 다음 2026-11-08 · 3일 지남`. */
const roundText = ({ last_date, next_date, days_left }: CareDue): string =>
  [
    last_date && `${t('care_last')} ${last_date}`,
    last_date && next_date && `${t('care_next')} ${next_date}`,
    leftText({ days_left, last_date }),
  ]
    .filter(Boolean)
    .join(' · ');

/** Who came for it, and who wrote it. */
const byWhom = ({ care_by, rgst_user }: Row): string => [care_by, rgst_user].filter(Boolean).map(String).join(' · ');
