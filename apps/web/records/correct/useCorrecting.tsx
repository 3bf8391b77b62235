import { isEverybodys } from '@hanjan/core';
import { lookups } from '@hanjan/model/lookups.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { t, withTexts } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { CorrectProps } from './CorrectDialog.tsx';

const CorrectDialog = later<CorrectProps>(() => withTexts('correct', import('./CorrectDialog.tsx')));

/**
 * The way to say that something is missing or wrong in a list that is everybody's: a key below the list, and the dialog
 * that it opens. Both are nothing where the records are somebody's own, or nobody is signed in.
 */
export function useCorrecting(
  to: string,
  label: string,
  chosen: CorrectProps['chosen'],
): { readonly below: ReactNode; readonly dialog: ReactNode } {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const entity = lookups[to]?.entity;
  if (!entity || !isEverybodys(entity) || user.user_type === 'GUEST') return { below: null, dialog: null };
  return {
    below: (
      <button
        type="button"
        className="choice-reload"
        aria-label={t('choice_wrong_of', { name: label })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        <Icon name="flag" size={16} />
        {t('choice_wrong')}
      </button>
    ),
    dialog: isOpen && (
      <Suspense>
        <CorrectDialog {...{ to, chosen }} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
