import { GUEST } from '@hanjan/core';
import { findPlace, mayOpen } from '@hanjan/model/menu.ts';
import { useLocation } from 'wouter';
import { type Answer, isUnanswered } from '../../base/api/call.ts';
import { wordsOf } from '../../base/api/words.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../button/Button.tsx';
import { placeholderOf } from './placeholder.ts';
import { Blocked, type ErrorProps, ErrorState, NoOwner, NoPermission, NotFound } from './states.tsx';

/** What a failed answer of the server means for the page. */
export function AnswerState({
  answer,
  unanswered,
  ...rest
}: Pick<ErrorProps, 'isBelow' | 'onRetry'> & {
  readonly answer: Answer;
  /** What there is to say besides where the server could not be reached, such as what is safe. */
  readonly unanswered?: string;
}) {
  const [path] = useLocation();
  const place = findPlace(path);
  switch (placeholderOf(answer, place !== null && mayOpen(GUEST, place.tab))) {
    case 'nocafe':
      return <NoOwner kind="cafe" />;
    case 'noroaster':
      return <NoOwner kind="roaster" />;
    case 'noauth':
      return <SignedOut onRetry={rest.onRetry} />;
    case 'nopermission':
      return <NoPermission />;
    case 'nopage':
      return <NotFound />;
    case 'nodata':
      return <ErrorState {...rest} text={textOf(answer, unanswered)} />;
  }
}

function textOf(answer: Answer, unanswered: string | undefined): string {
  const words = wordsOf(answer) || t('nodata_text');
  return isUnanswered(answer) && unanswered ? `${words} ${unanswered}` : words;
}

/** Whoever did not sign in again when their session had ended: asking once more asks for that too. */
const SignedOut = ({ onRetry }: Pick<ErrorProps, 'onRetry'>) => (
  <Blocked icon="key" title={t('noauth_title')} text={t('noauth_text')}>
    {onRetry && <Button onClick={onRetry}>{t('signin')}</Button>}
  </Blocked>
);
