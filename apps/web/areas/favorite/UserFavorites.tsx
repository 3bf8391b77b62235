import { nameInLocale, ORG_KINDS, type Pagination } from '@hanjan/core';
import { tabOf } from '@hanjan/model/menu.ts';
import { FAVORITE, FAVORITE_PATH, type Favorite, type Favorites } from '@hanjan/model/user/favorite.ts';
import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { type Refused, read } from '../../base/api/call.ts';
import { wordsOf } from '../../base/api/words.ts';
import { useAskedInAddress } from '../../base/router/asked.ts';
import { chooseOrg, orgName, useOrgs } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { isObject } from '../../base/store/storage.ts';
import { currentLocale, isolated, t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { SearchBox } from '../../parts/filter/SearchBox.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Select } from '../../parts/input/Select.tsx';
import { PageLinks } from '../../parts/links/PageLinks.tsx';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../parts/states/states.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { orSeen, type Seen, seenAt } from '../../records/seen/or_seen.ts';
import { SeenLine } from '../../records/seen/SeenLine.tsx';
import { unstarRecord } from '../../records/store/calls.ts';
import { renew, showing } from '../../records/store/renew.ts';
import './favorites.css';

/** Whatever somebody starred: by kind, newest first, found by its name. */
export default function UserFavorites() {
  const { user_seq } = useActor();
  return (
    <QueryClientProvider client={clientOf(user_seq, null)}>
      <article className="favorites">
        <h1>{t('menu_favorites')}</h1>
        <Starred />
      </article>
    </QueryClientProvider>
  );
}

interface Shown extends Favorites, Seen {
  readonly pagination: Pagination;
}

const isShown = (data: unknown): data is Shown =>
  isObject(data) && Array.isArray(data.rows) && Array.isArray(data.kinds) && isObject(data.pagination);

function Starred() {
  const { said, page, hrefOf, narrow } = useAskedInAddress();
  const searchTitle = said.get('q') ?? '';
  const entity = said.get('kind') ?? '';
  const { memberships } = useOrgs();
  // What was seen in a role that somebody has no more is never shown again from this device.
  const roles = ORG_KINDS.flatMap((kind) => memberships[kind].map((one) => `${one.auth_seq} ${one.user_auth}`)).join();
  const asked = { page, searchTitle, entity: entity || null };
  const shown = useQuery<Shown, Refused>({
    queryKey: [...showing(FAVORITE), 'list', FAVORITE, asked, roles, currentLocale()],
    queryFn: (context) =>
      orSeen(context, isShown, async () => {
        const { signal } = context;
        const { result, pagination } = await read<Favorites>('POST', `${FAVORITE_PATH}/list`, asked, { signal });
        return { ...result, pagination: pagination ?? { page, total_pages: 1, total: result.rows.length } };
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, error, refetch } = shown;
  if (!data) return error ? <AnswerState answer={error.answer} isBelow onRetry={() => refetch()} /> : <SkeletonRows />;
  const isNarrow = searchTitle !== '' || entity !== '';
  if (data.kinds.length === 0) return <Empty title={t('favorites_empty_title')} text={t('favorites_empty_text')} />;
  const { total_pages, total } = data.pagination;
  return (
    <>
      <SeenLine at={seenAt(shown)} />
      <div className="favorites-asked">
        <SearchBox
          label={t('favorites_name')}
          placeholder=""
          text={searchTitle}
          clean={(typed) => typed.trim()}
          search={(typed) => narrow({ q: typed.trim() })}
        />
        <Select
          label={t('favorites_kind')}
          value={entity}
          data={[
            { value: '', label: t('favorites_every') },
            ...data.kinds.map((one) => ({ value: one.entity, label: `${one.kind} (${one.count})` })),
          ]}
          onChange={(event) => narrow({ kind: event.currentTarget.value })}
        />
      </div>
      {data.rows.length === 0 && (
        <p className="favorites-none">{t(isNarrow ? 'favorites_none' : 'favorites_page_gone')}</p>
      )}
      <ul className="favorites-rows">
        {data.rows.map((row) => (
          <Line key={row.favorite_seq} row={row} />
        ))}
      </ul>
      {total_pages > 1 && (
        <PageLinks
          page={page}
          pages={total_pages}
          most={5}
          hrefOf={(nth) => hrefOf({ page: nth > 1 ? String(nth) : null })}
          onNear={() => undefined}
          onTurn={() => scrollTo({ top: 0 })}
        />
      )}
      <p className="favorites-total">{t('favorites_total', { count: total })}</p>
    </>
  );
}

function Line({ row }: { readonly row: Favorite }) {
  const [, navigate] = useLocation();
  const { memberships } = useOrgs();
  const tab = row.screen === null ? undefined : tabOf(row.screen);
  const org = ORG_KINDS.flatMap((kind) => memberships[kind]).find(({ auth_seq }) => auth_seq === row.org);
  const isThere = row.id !== null && tab !== undefined && (row.org === null || org !== undefined);
  const name = nameInLocale(row.name, row.name_locale, currentLocale()) || row.about || `#${row.id}`;
  const about = [row.kind, org && isolated(orgName(org)), row.about === name ? null : row.about];
  const to = `${tab?.path}/${row.id}`;
  const drop = async () => {
    const answer = await unstarRecord(row.favorite_seq);
    if (answer.status !== 'OK') return toast({ text: wordsOf(answer) });
    await renew(answer.touched ?? []);
  };
  return (
    <li>
      <p>
        {isThere ? (
          <a
            href={to}
            onClick={(event) => {
              event.preventDefault();
              if (tab?.org && row.org !== null) chooseOrg(tab.org, row.org);
              navigate(to);
            }}
          >
            <b>{name}</b>
          </a>
        ) : (
          <em>{t('favorites_gone')}</em>
        )}
        <small>{about.filter(Boolean).join(' · ')}</small>
      </p>
      <time dateTime={row.favorite_at}>{when(row.favorite_at)}</time>
      <button
        type="button"
        className="tool star"
        aria-pressed
        aria-label={t('favorites_off', { name: isThere ? name : row.kind })}
        title={t('favorites_off', { name: isThere ? name : row.kind })}
        onClick={drop}
      >
        <Icon name="star" />
      </button>
    </li>
  );
}
