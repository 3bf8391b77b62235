import { PEOPLE } from '@hanjan/core';
import { type BeanDetail, type BeanKind, noteOf } from '@hanjan/model/bean/info.ts';
import { Link } from 'wouter';
import { useHere } from '../../base/router/here.ts';
import { withNext } from '../../base/router/next.ts';
import { useMayOpen } from '../../base/session/may_open.ts';
import { useActor, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { ButtonLink } from '../../parts/button/Button.tsx';

const SIGN_IN = '/user/signin';

/** Where a cafe takes over what a roastery sells. */
const TAKEN: Partial<Record<BeanKind, readonly [page: string, text: 'beaninfo_take' | 'beaninfo_receive']>> = {
  RSTRDF: ['/cafe/coffeebean/qrdefault', 'beaninfo_take'],
  RSTRDT: ['/cafe/coffeebean/qrreceived', 'beaninfo_receive'],
};

interface Props {
  readonly detail: BeanDetail;
  /** The page is a cafe's, where taking it over comes first. */
  readonly isOfCafe?: boolean;
  /** Somebody who signs in may see more. */
  readonly hasMore?: boolean;
}

/** What one does with a coffee: write a note of it, take it into one's cafe, or sign in to see more. */
export function BeanKeys({ detail: { info_uuid, info_type }, isOfCafe = false, hasMore = false }: Props) {
  const { user_type } = useActor();
  const { state } = useSession();
  const here = useHere();
  const write = noteOf(info_type, info_uuid);
  const isGuest = user_type === 'GUEST';
  const mayWrite = (PEOPLE as readonly string[]).includes(user_type);
  const [page = '', text] = TAKEN[info_type] ?? [];
  const mayTake = useMayOpen(page);
  return (
    <div className="bean-keys">
      {state !== 'loading' && (mayWrite || isGuest) && (
        <ButtonLink
          size="md"
          variant={isOfCafe && mayTake ? 'default' : 'filled'}
          href={isGuest ? withNext(SIGN_IN, write) : write}
        >
          {t(isGuest ? 'beaninfo_write_sign' : 'beaninfo_write')}
        </ButtonLink>
      )}
      {mayTake && text && (
        <ButtonLink size="md" variant={isOfCafe ? 'filled' : 'default'} href={`${page}/${info_uuid}`}>
          {t(text)}
        </ButtonLink>
      )}
      {state !== 'loading' && isGuest && hasMore && (
        <Link className="quiet-link" href={withNext(SIGN_IN, here)}>
          {t('beaninfo_more')}
        </Link>
      )}
    </div>
  );
}
