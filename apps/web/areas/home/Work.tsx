import {
  daysBetween,
  nameInLocale,
  ORG_KINDS,
  type OrgKind,
  type ResultNames,
  type Row,
  textOrNull,
} from '@hanjan/core';
import type { Ownership } from '@hanjan/model/ownership.ts';
import { lotMass } from '@hanjan/model/presets.ts';
import { STOCK_CALLS, type Stock } from '@hanjan/model/stock/stock.ts';
import { Link } from 'wouter';
import { dayIn } from '../../base/session/day.ts';
import { useMayOpen } from '../../base/session/may_open.ts';
import { type OrgMembership, orgName, useOrg } from '../../base/session/org.ts';
import { units } from '../../base/session/preferences.ts';
import { currentLocale, isolated, t } from '../../base/texts/index.ts';
import { shortDay } from '../../base/texts/times.ts';
import { Failed } from '../../parts/Failed.tsx';
import { shownAs } from '../../records/ledger/shown_value.ts';
import { namesIn } from '../chart/names.ts';
import { useWaiting } from '../org/useWaiting.ts';
import { waitingPath } from '../org/waiting.ts';
import { useAnswer } from './useAnswer.ts';

/** What waits where somebody works: one part for each kind of organisation. */
export default function Work() {
  return ORG_KINDS.map((kind) => <OrgPart key={kind} kind={kind} />);
}

function OrgPart({ kind }: { readonly kind: OrgKind }) {
  const org = useOrg(kind);
  const Lines = LINES[kind];
  return (
    org && (
      <section className="home-part" aria-labelledby={`home-${kind}`}>
        <header>
          <h2 id={`home-${kind}`}>{orgName(org)}</h2>
          <Link className="quiet-link" href={`/${kind}`}>
            {t('home_work')}
          </Link>
        </header>
        <Applicants kind={kind} />
        {org.user_auth === 'SMNG' && <Offered key={`offered ${org.auth_seq}`} kind={kind} org={org} />}
        <Lines key={org.auth_seq} org={org} />
      </section>
    )
  );
}

interface Props {
  readonly org: OrgMembership;
}

const APPLICATIONS = { cafe: '/cafe/etc/signup', roaster: '/roaster/etc/signup' } as const;

/** Who waits to be let in, for those who answer it. */
function Applicants({ kind }: { readonly kind: OrgKind }) {
  const path = APPLICATIONS[kind];
  const count = useWaiting([path]);
  if (count === 0) return null;
  return (
    <p className="home-waiting">
      <Link href={waitingPath(path)}>{t('home_waiting', { count })}</Link>
    </p>
  );
}

/** That an owner offers ownership to whoever reads this. */
function Offered({ kind, org }: Props & { readonly kind: OrgKind }) {
  const { auth_seq } = org;
  const offer = useAnswer<Ownership>(`/api/${kind}/org/offer`, null, { kind, auth_seq }).answer?.result.offer;
  if (!offer) return null;
  return (
    <p className="home-waiting">
      <Link href={`/${kind}/etc/org`}>{t('home_offer', { name: isolated(offer.by_nick) })}</Link>
    </p>
  );
}

/** The lots that came last, and how old their roasts are. */
function CafeLines({ org }: Props) {
  const { answer, isFailed, again } = useAnswer<readonly Row[]>('/api/cafe/coffeebean/received/list', RECEIVED, {
    kind: 'cafe',
    auth_seq: org.auth_seq,
  });
  if (isFailed) return <Failed text={t('error_text')} onRetry={again} />;
  if (!answer) return null;
  const today = dayIn(org.org_zone);
  const rows = answer.result.map((row) => ({
    key: Number(row.received_seq),
    name: named(answer.resultName, 'coffeebean_seq', row.coffeebean_seq, 'coffeebean_name'),
    roasted: textOrNull(row.blending_result_date),
    day: String(row.received_date),
  }));
  return (
    <>
      <p className="home-rule">{t(rows.length > 0 ? 'home_received' : 'home_received_none')}</p>
      <ul className="home-lines">
        {rows.map(({ key, name, roasted, day }) => (
          <li key={key}>
            <span>{shortDay(day)}</span>
            <Link href={`/cafe/coffeebean/received/${key}`}>{name}</Link>
            {roasted && <b className="number">{t('home_days', { days: daysBetween(roasted, today) })}</b>}
          </li>
        ))}
      </ul>
    </>
  );
}

const RECEIVED = { list_count: 4, columns: ['coffeebean_seq', 'received_date', 'blending_result_date'] };

/** What is to be roasted, and which lots run low. */
function RoasterLines({ org }: Props) {
  const mayStock = useMayOpen('/roaster/greenbean/inventory');
  const where = { kind: 'roaster', auth_seq: org.auth_seq } as const;
  const { answer, isFailed, again } = useAnswer<readonly Row[]>('/api/roaster/roasting/result/list', PLANNED, where);
  return (
    <>
      {isFailed && <Failed text={t('error_text')} onRetry={again} />}
      {answer && (
        <>
          <p className="home-rule">{t(answer.result.length > 0 ? 'home_planned' : 'home_planned_none')}</p>
          <ul className="home-lines">
            {answer.result.map((row) => (
              <li key={Number(row.roasting_result_key)}>
                <span>{shortDay(String(row.roasting_result_date))}</span>
                <Link href={`/roaster/roasting/result/${row.roasting_result_year}-${row.roasting_result_seq}`}>
                  {nameInLocale(textOrNull(row.roasting_name), textOrNull(row.roasting_name_locale), currentLocale()) ||
                    `${row.roasting_result_year}-${row.roasting_result_seq}`}
                </Link>
                <b className="number">{massText(row.greenbean_total_mass)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {mayStock && <LowLots where={where} />}
    </>
  );
}

const PLANNED = {
  list_count: 5,
  filters: { roasting_step: ['RSRV'] },
  orderType: 'roasting_result_date.asc',
  columns: ['roasting_result_date', 'roasting_name', 'roasting_name_locale', 'greenbean_total_mass'],
};
/** Lots that last for fewer days than this are told. */
const SOON = 14;

function LowLots({ where }: { readonly where: { readonly kind: 'roaster'; readonly auth_seq: number } }) {
  const { answer } = useAnswer<Stock>(`${STOCK_CALLS.greenbean.path}/stock`, {}, where);
  const low = (answer?.result.lots ?? []).filter(({ days_left }) => days_left !== null && days_left < SOON);
  if (low.length === 0) return null;
  return (
    <>
      <p className="home-rule">{t('home_low')}</p>
      <ul className="home-lines">
        {low.slice(0, 4).map((lot) => (
          <li key={lot.key}>
            <span>{t('home_left', { days: Math.max(0, Math.floor(lot.days_left ?? 0)) })}</span>
            <Link href={`/roaster/greenbean/inventory?lot=${lot.key}`}>
              {[nameInLocale(lot.name, lot.name_locale, currentLocale()), lot.year].filter(Boolean).join(' ')}
            </Link>
            <b className="number">{massText(lot.balance)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

const LINES = { cafe: CafeLines, roaster: RoasterLines };

/** The mass of a lot in the person's unit. */
const massText = (value: unknown): string =>
  typeof value === 'number' ? shownAs(lotMass, value, namesIn(units.get())) : '';

/** What a record is called that rows refer to. */
function named(names: ResultNames | undefined, field: string, key: unknown, label: string): string {
  const found = names?.[field]?.[String(key)] as Readonly<Record<string, string | null>> | undefined;
  return nameInLocale(found?.[label], found?.[`${label}_locale`], currentLocale());
}
