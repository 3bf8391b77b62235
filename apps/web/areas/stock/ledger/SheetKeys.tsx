import { useState } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { FORMATS, type Format, fetchExport } from '../../../lists/sheet/exporting.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import { saveAs } from '../../../parts/file/file.ts';
import { useCallOrg } from '../calls.ts';

const NAMES: Readonly<Record<Format, string>> = { xlsx: 'Excel', csv: 'CSV' };

interface Props {
  /** The calls below which the sheet is made, and what is asked. */
  readonly path: string;
  readonly asked: object;
  /** What a key says. */
  called(format: string): string;
}

/** A key for each format of a sheet that the server makes of what a roastery has. */
export function SheetKeys({ path, asked, called }: Props) {
  const org = useCallOrg('roaster');
  const [isBusy, setBusy] = useState(false);
  const save = async (format: Format) => {
    if (isBusy) return;
    setBusy(true);
    const stop = new AbortController().signal;
    const how = { language: currentLocale(), stop, org, onStep: () => undefined };
    const { status, result, description } = await fetchExport(path, { ...asked, format }, how);
    setBusy(false);
    if (status !== 'OK') return toast({ text: description });
    saveAs(result.name, result.file);
    toast({ text: t('ledger_saved', { name: result.name }) });
  };
  return FORMATS.map((format) => (
    <Button key={format} variant="default" size="sm" aria-disabled={isBusy} onClick={() => save(format)}>
      {called(NAMES[format])}
    </Button>
  ));
}
