import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { Refused } from '../../../base/api/call.ts';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Blocked, Empty, ErrorState } from '../../../parts/states/states.tsx';

const SCAN = '/user/link/coffeebean';

interface Props {
  readonly failure: unknown;
  /** Where the record can be written by hand; null for whoever may not. */
  readonly list: string | null;
  onRetry(): void;
}

/** Why nothing is taken over from a link, and the other way to it. */
export function NotTaken({ failure, list, onRetry }: Props) {
  if (!(failure instanceof Refused)) return <ErrorState onRetry={onRetry} />;
  const { answer } = failure;
  if (answer.code !== 'bean_unknown') return <AnswerState answer={answer} onRetry={onRetry} />;
  return (
    <Blocked icon="scan" title={t('serial_unknown')} text={answer.description}>
      {list && <ButtonLink href={`${list}/write`}>{t('receive_by_hand')}</ButtonLink>}
    </Blocked>
  );
}

/** The page without a link: how one comes to one. */
export function NoLink({ title, text }: { readonly title: MessageKey; readonly text: MessageKey }) {
  return (
    <Empty isPage title={t(title)} text={t(text)} action={<ButtonLink href={SCAN}>{t('receive_scan')}</ButtonLink>} />
  );
}
