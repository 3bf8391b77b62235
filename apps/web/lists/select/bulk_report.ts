import { t } from '../../base/texts/index.ts';
import { tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import type { Done } from './bulk.ts';
import { DEED_WORDS, type Deed } from './bulk_words.ts';

/** So many reasons are shown by name. */
const MOST_TOLD = 20;

/** Says whether a change was taken back. */
export async function reportUndone(deed: Deed, all: readonly Done[]): Promise<void> {
  const failed = failures(all);
  if (failed.count === 0) toast({ text: DEED_WORDS[deed].undone() });
  else await tell(t('undo_failed'), failed.text);
}

/** Says what was not changed, if anything. */
export async function reportLeft(deed: Deed, all: readonly Done[]): Promise<void> {
  const { count, text } = failures(all);
  if (count > 0) await tell(DEED_WORDS[deed].failed(count), text);
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
