import type { BeanInfo } from '@hanjan/model/bean/info.ts';
import { Suspense } from 'react';
import type { Answer } from '../../base/api/call.ts';
import { useHere } from '../../base/router/here.ts';
import { withNext } from '../../base/router/next.ts';
import { useActor } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import { ButtonLink } from '../../parts/button/Button.tsx';
import { Blocked, SkeletonRows } from '../../parts/states/states.tsx';

/** What else the server may say is seldom, and loaded then. */
const AnswerState = later(async () => ({ default: (await import('../../parts/states/AnswerState.tsx')).AnswerState }));

interface Props {
  readonly answer: Answer<BeanInfo> | undefined;
  onRetry(): void;
}

/** What stands in place of a coffee that cannot be shown: it loads, it failed, or there is none for whoever asks. */
export function BeanState({ answer, onRetry }: Props) {
  const isGuest = useActor().user_type === 'GUEST';
  const here = useHere();
  if (!answer) return <SkeletonRows rows={4} />;
  if (answer.code !== 'bean_unknown')
    return (
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <AnswerState {...{ answer, onRetry }} />
      </Suspense>
    );
  const text = [t('bean_unknown'), isGuest ? t('beaninfo_unknown_sign') : ''].filter(Boolean).join(' ');
  return (
    <Blocked icon="scan" title={t('beaninfo_unknown_title')} text={text}>
      {isGuest && <ButtonLink href={withNext('/user/signin', here)}>{t('signin')}</ButtonLink>}
      <ButtonLink variant="default" href="/info/beannote/intro">
        {t('menu_beannote')}
      </ButtonLink>
    </Blocked>
  );
}
