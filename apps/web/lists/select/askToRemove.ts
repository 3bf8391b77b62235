import { isolated, t } from '../../base/texts/index.ts';
import { ask } from '../../parts/dialog/ask.ts';

/** So many records are named before they go. */
const NAMED = 5;

/** Asks before many records are removed: how many, and the first of them by name. */
export function askToRemove(names: readonly string[]): Promise<boolean> {
  const rest = names.length - NAMED;
  const lines = [...names.slice(0, NAMED).map(isolated), ...(rest > 0 ? [t('and_more', { count: rest })] : [])];
  return ask({
    title: t('bulk_remove_title', { count: names.length }),
    text: [...lines, t('bulk_remove_text')].join('\n'),
    confirm: t('record_remove'),
    cancel: t('cancel'),
    danger: true,
  });
}
