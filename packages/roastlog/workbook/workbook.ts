import { type RoastFault, RoastFaultError } from '../fault.ts';
import { finish } from '../finish/finish.ts';
import type { NamedLog } from '../limits.ts';
import { rawLogOf } from '../recognise.ts';
import { cropsterLog } from './cropster.ts';
import { type Sheet, textOf } from './sheet.ts';
import { sheetsOfXls } from './xls.ts';
import { sheetsOfXlsx } from './xlsx.ts';

/**
 * The sheets of an Excel file, old or new.
 * @throws RoastFaultError
 */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const isPacked = bytes[0] === 0x50;
  return isPacked ? sheetsOfXlsx(bytes) : sheetsOfXls(bytes);
}

/**
 * The roasts in an Excel file, old or new: Cropster's, which has a sheet of each curve, or each sheet that is a log by
 * itself.
 * @throws RoastFaultError
 */
export async function roastsInWorkbook(bytes: Uint8Array): Promise<NamedLog[]> {
  const sheets = await sheetsOf(bytes);
  const cropster = cropsterLog(sheets);
  if (cropster) {
    const log = finish(cropster);
    return [
      {
        name: log.title ?? '',
        log,
        text: sheets.map(({ name, rows }) => `# ${name}\n${textOf({ name, rows })}`).join(''),
      },
    ];
  }
  const faults: RoastFault[] = [];
  const logs = sheets.flatMap((sheet) => logsIn(sheet, faults));
  if (logs.length > 0) return logs;
  const said = faults.find(({ key }) => key !== 'unknown' && key !== 'no_samples') ?? faults[0];
  throw said ? new RoastFaultError(said.key, said.args) : new RoastFaultError('no_samples');
}

function logsIn(sheet: Sheet, faults: RoastFault[]): NamedLog[] {
  const text = textOf(sheet);
  if (!text.trim()) return [];
  try {
    return [{ name: sheet.name, log: finish(rawLogOf(text)), text }];
  } catch (error) {
    if (!(error instanceof RoastFaultError)) throw error;
    faults.push(error.fault);
    return [];
  }
}
