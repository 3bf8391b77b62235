import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { useEffect } from 'react';
import { t } from '../../base/texts/index.ts';
import { tell } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { useSaid } from '../sign/said.ts';

/**
 * Says once what came of the way to a provider that led back to this page: a toast where it went well, otherwise a dialog
 * with the title `failed`.
 */
export function useReturn(failed: MessageKey): void {
  const said = useSaid();
  useEffect(() => {
    if (!said) return;
    if (/_(linked|again)$/.test(said.key)) toast({ text: said.text });
    else tell(t(failed), said.text);
  }, [said, failed]);
}
