import { ORG_SEEN_PATH, type OrgSeen } from '@hanjan/model/org_seen.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type Refused, read } from '../../base/api/call.ts';
import { useMayOpen } from '../../base/session/may_open.ts';
import { orgName, useOrg } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { HeldList } from '../../parts/links/HeldList.tsx';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { codeName, groupLooked } from '../../records/lookup/group.ts';
import { useLookedUp } from '../../records/lookup/useLookedUp.ts';
import { showing } from '../../records/store/renew.ts';
import { useRoleNames } from './roles.ts';
import './seen.css';

const COUNTRIES = groupLooked('CNTR');
const TYPES = groupLooked('CAFE');

/** The cafe that somebody works in as they see it: what it is, who else works there, what it holds. */
export default function CafeUserDetailInfo() {
  const { user_seq } = useActor();
  const seq = useOrg('cafe')?.auth_seq ?? null;
  if (seq === null) return <SkeletonRows rows={4} />;
  return (
    <QueryClientProvider client={clientOf(user_seq, seq)}>
      <Loaded key={seq} seq={seq} />
    </QueryClientProvider>
  );
}

function Loaded({ seq }: { readonly seq: number }) {
  const { data, error, refetch } = useQuery<OrgSeen, Refused>({
    queryKey: [...showing('membership'), 'seen'],
    queryFn: async ({ signal }) =>
      (await read<OrgSeen>('GET', ORG_SEEN_PATH, undefined, { org: { kind: 'cafe', auth_seq: seq }, signal })).result,
    retry: false,
  });
  if (data) return <Seen place={data} />;
  return error ? <AnswerState answer={error.answer} onRetry={() => refetch()} /> : <SkeletonRows rows={4} />;
}

function Seen({ place }: { readonly place: OrgSeen }) {
  const { members, records, org_detail } = place;
  const roleName = useRoleNames('cafe');
  const [country, type] = [useCode(COUNTRIES, place.org_country), useCode(TYPES, place.org_type)];
  const mayEdit = useMayOpen('/cafe/etc/org');
  const mayList = useMayOpen('/cafe/etc/user');
  return (
    <article className="seen">
      <h1>{orgName(place)}</h1>
      <p className="seen-facts">{[type, country].filter(Boolean).join(' · ')}</p>
      {org_detail && <p className="seen-detail">{org_detail}</p>}
      <p className="seen-facts">
        {t('org_seen_since', { day: when(place.rgst_at).slice(0, 10) })} {t('org_seen_zone')}{' '}
        {place.org_zone.replaceAll('_', ' ')}
      </p>
      {mayEdit && (
        <p>
          <Link className="quiet-link" href="/cafe/etc/org">
            {t('org_seen_edit')}
          </Link>
        </p>
      )}
      <section aria-labelledby="seen-people">
        <h2 id="seen-people">
          {t('org_seen_people')} <span className="number">{members.length}</span>
        </h2>
        <ul className="seen-people">
          {members.map(({ member_seq, user_nick, user_auth, is_me }) => (
            <li key={member_seq}>
              <span>
                {user_nick}
                {is_me && <small> ({t('org_seen_you')})</small>}
              </span>
              <span>{roleName(user_auth)}</span>
            </li>
          ))}
        </ul>
        {mayList && (
          <p>
            <Link className="quiet-link" href="/cafe/etc/user">
              {t('org_seen_all')}
            </Link>
          </p>
        )}
      </section>
      <section aria-labelledby="seen-records">
        <h2 id="seen-records">{t('org_seen_records')}</h2>
        <p className="seen-facts">{t('org_seen_records_about')}</p>
        <HeldList records={records} />
      </section>
    </article>
  );
}

function useCode(group: ReturnType<typeof groupLooked>, id: string): string {
  const { data } = useLookedUp(group);
  const code = data?.find(({ code_id }) => code_id === id);
  return code ? codeName(code, currentLocale()) : '';
}
