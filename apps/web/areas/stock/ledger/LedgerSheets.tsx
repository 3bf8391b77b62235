import { LEDGER_PATH } from '@hanjan/model/roaster/ledger/ledger.ts';
import { useState } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { FORMATS, type Format, fetchExport } from '../../../lists/sheet/exporting.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import { saveAs } from '../../../parts/file/file.ts';
import { useRoastery } from '../calls.ts';
import type { Opened } from './ledger_text.ts';

const NAMES: Readonly<Record<Format, string>> = { xlsx: 'Excel', csv: 'CSV' };

interface Props {
  readonly month: string;
  /** The lot whose days are wanted; without one it is all lots. */
  readonly opened?: Opened;
}

/** The ledger as a file, in kilograms. */
export function LedgerSheets({ month, opened }: Props) {
  const org = useRoastery();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: Format) => {
    if (isBusy) return;
    setBusy(true);
    const stop = new AbortController().signal;
    const how = { language: currentLocale(), stop, org, onStep: () => undefined };
    const { status, result, description } = await fetchExport(LEDGER_PATH, { month, format, ...opened }, how);
    setBusy(false);
    if (status !== 'OK') return toast({ text: description });
    saveAs(result.name, result.file);
    toast({ text: t('ledger_saved', { name: result.name }) });
  };
  return FORMATS.map((format) => (
    <Button key={format} variant="default" size="sm" aria-disabled={isBusy} onClick={() => save(format)}>
      {t(opened ? 'ledger_sheet_days' : 'ledger_sheet', { format: NAMES[format] })}
    </Button>
  ));
}
