import { t } from '../../base/texts/index.ts';
import { tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import type { Done } from './bulk.ts';

/** So many reasons are shown by name. */
const MOST_TOLD = 20;

/** Says how many records were changed, and offers to take that back. */
export function offerUndo(all: readonly Done[], undo: () => void): void {
  const count = all.filter(({ result }) => result.is === 'saved').length;
  if (count > 0) toast({ text: t('bulk_done', { count }), action: { label: t('undo'), run: undo } });
}

/** Says whether a change was taken back. */
export async function reportUndone(all: readonly Done[]): Promise<void> {
  const failed = failures(all);
  if (failed.count === 0) toast({ text: t('undo_ok') });
  else await tell(t('undo_failed'), failed.text);
}

/** Says what was not changed, if anything. */
export async function reportLeft(all: readonly Done[]): Promise<void> {
  const { count, text } = failures(all);
  if (count > 0) await tell(t('bulk_failed', { count }), text);
}

/** What was not done, each with its reason; of very many the first. */
function failures(all: readonly Done[]): { count: number; text: string } {
  const lines = all.flatMap(({ task: { label }, result }) => ('text' in result ? [`${label}: ${result.text}`] : []));
  const rest = lines.splice(MOST_TOLD).length;
  return {
    count: lines.length + rest,
    text: [...lines, ...(rest > 0 ? [t('and_more', { count: rest })] : [])].join('\n'),
  };
}
