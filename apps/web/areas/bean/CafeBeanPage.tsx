import { BEAN_LINKS, CAFE_BEAN_CALLS } from '@hanjan/model/bean/info.ts';
import { useLocation } from 'wouter';
import type { PageProps } from '../../base/router/page.ts';
import { type OrgMembership, useOrg } from '../../base/session/org.ts';
import { t } from '../../base/texts/index.ts';
import { ButtonLink } from '../../parts/button/Button.tsx';
import { Empty, SkeletonRows } from '../../parts/states/states.tsx';
import { BeanKeys } from './BeanKeys.tsx';
import { BeanState } from './BeanState.tsx';
import { useBean } from './useBean.ts';
import { BeanView } from './view/BeanView.tsx';

const COFFEES = '/cafe/coffeebean/default';
const BATCHES = '/cafe/coffeebean/beandetail';

/** What a roastery tells the cafe where somebody works of a coffee; without a link, how one comes to it. */
export default function CafeBeanPage({ id }: PageProps) {
  const cafe = useOrg('cafe');
  if (!cafe) return <SkeletonRows rows={4} />;
  if (id === null)
    return (
      <Empty
        isPage
        title={t('beaninfo_cafe_none_title')}
        text={t('beaninfo_cafe_none_text')}
        action={<ButtonLink href={COFFEES}>{t('menu_coffeebean_default')}</ButtonLink>}
      />
    );
  return <Linked key={`${cafe.auth_seq} ${id}`} cafe={cafe} link={id} />;
}

function Linked({ cafe, link }: { readonly cafe: OrgMembership; readonly link: string }) {
  const [address] = useLocation();
  const kind = address.startsWith(BATCHES) ? 'RSTRDT' : 'RSTRDF';
  const { named } = BEAN_LINKS[kind];
  const { answer, retry } = useBean({ path: CAFE_BEAN_CALLS[kind], named, link, cafe: cafe.auth_seq });
  if (answer?.status !== 'OK') return <BeanState answer={answer} onRetry={retry} />;
  return (
    <BeanView info={answer.result}>
      <BeanKeys detail={answer.result.detail_result} isOfCafe />
    </BeanView>
  );
}
