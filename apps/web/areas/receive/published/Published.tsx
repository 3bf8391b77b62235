import { nameInLocale } from '@hanjan/core';
import { PUBLISHED_CALL, type PublishedBlend } from '@hanjan/model/bean/info.ts';
import { cafeCoffeebean, cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type Refused, read } from '../../../base/api/call.ts';
import { orgName, useOrg } from '../../../base/session/org.ts';
import { useActor, useMay } from '../../../base/session/session.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { clientOf } from '../../../records/lookup/clients.ts';
import { useNames } from '../../../records/lookup/names.ts';
import './published.css';

const COFFEE = '/cafe/coffeebean';
/** Whose values are shown by name. */
const FIELDS = { blending_country_list: cafeCoffeebean.fields.blending_country_list };

/** What linked roasteries publish to the cafe: each blend leads to its page, and to a coffee of the cafe. */
export default function Published() {
  const { user_seq } = useActor();
  const cafe = useOrg('cafe');
  if (!cafe) return <SkeletonRows />;
  return (
    <QueryClientProvider client={clientOf(user_seq, cafe.auth_seq)}>
      <Blends key={cafe.auth_seq} cafe={cafe.auth_seq} />
    </QueryClientProvider>
  );
}

function Blends({ cafe }: { readonly cafe: number }) {
  const { data, error, refetch } = useQuery<readonly PublishedBlend[], Refused>({
    queryKey: ['published'],
    queryFn: async ({ signal }) =>
      (
        await read<readonly PublishedBlend[]>(
          'POST',
          PUBLISHED_CALL,
          {},
          { org: { kind: 'cafe', auth_seq: cafe }, signal },
        )
      ).result,
    retry: false,
  });
  if (error) return <AnswerState answer={error.answer} onRetry={refetch} />;
  if (!data) return <SkeletonRows />;
  if (data.length === 0) return <Empty isPage title={t('published_none_title')} text={t('published_none_text')} />;
  return (
    <article className="published">
      <h1>{t('menu_beanblending')}</h1>
      <p>{t('published_lead')}</p>
      <ul>
        {data.map((blend) => (
          <Blend key={blend.info_uuid} blend={blend} />
        ))}
      </ul>
    </article>
  );
}

function Blend({ blend }: { readonly blend: PublishedBlend }) {
  const mayTake = useMay(cafeCoffeebeanScreen, 'write');
  const names = useNames(FIELDS);
  const { info_uuid, coffeebean_seq, blending_country_list: countries } = blend;
  const name = nameInLocale(blend.blending_name, blend.blending_name_locale, currentLocale());
  const facts = [
    ...(countries ?? []).map((id) => names.code('CNTR', id)),
    ...(blend.blending_single_origin ? [t('published_single')] : []),
  ];
  return (
    <li>
      <h2>
        <Link href={`${COFFEE}/beaninfo/${info_uuid}`}>{name}</Link>
      </h2>
      <p>{[orgName(blend), ...facts].filter(Boolean).join(' · ')}</p>
      {coffeebean_seq !== null ? (
        <ButtonLink variant="subtle" href={`${COFFEE}/default/${coffeebean_seq}`}>
          {t('published_taken')}
        </ButtonLink>
      ) : (
        mayTake && (
          <ButtonLink variant="default" href={`${COFFEE}/qrdefault/${info_uuid}`}>
            {t('published_take')}
          </ButtonLink>
        )
      )}
    </li>
  );
}
