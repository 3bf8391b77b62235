import { calledOr } from '@hanjan/core';
import { currentLocale, t } from '../../../base/texts/index.ts';

interface Named {
  readonly key: number;
  readonly name: string | null;
  readonly name_locale: string | null;
}

/** What one of a list is called; what is not in it is above the person's rank. */
export function nameIn(all: readonly Named[], key: number): string {
  const one = all.find((each) => each.key === key);
  return one ? calledOr(one, key, currentLocale()) : t('production_unseen');
}
