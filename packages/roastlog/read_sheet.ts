import { RoastFaultError } from './fault.ts';
import { type FileResult, MOST_BYTES } from './limits.ts';
import { roastsOfSheet, type SheetRoasts } from './sheet/sheet.ts';
import { cellsOf } from './text/cells.ts';
import { decode } from './text/decode.ts';
import { isWorkbook } from './unsupported.ts';

/**
 * Reads a file that is a sheet with a row for each roast, of which `readRoasts` made `result`: a table, or sheets of a
 * workbook, of which those that are none stay what they were. What is none at all stays as it was; `mayBeSheet` says
 * whether there is any use in it. It fails only where what reads workbooks cannot be loaded.
 */
export async function readSheet(bytes: Uint8Array, fileName: string, result: FileResult): Promise<FileResult> {
  if (bytes.length > MOST_BYTES) return result;
  const workbook = isWorkbook(bytes) ? await import('./workbook/workbook.ts') : null;
  const logs = 'roasts' in result ? result.roasts : [];
  try {
    const sheets = workbook ? await workbook.sheetsOf(bytes) : [{ name: '', rows: cellsOf(decode(bytes)) }];
    const found = sheets.flatMap(({ name, rows }): (SheetRoasts & { readonly tab: string })[] => {
      const isLog = logs.some((log) => !workbook || log.name === name);
      const read = roastsOfSheet(rows, fileName, name, isLog);
      return read ? [{ ...read, tab: name }] : [];
    });
    if (found.length === 0) return result;
    const others = workbook ? logs.filter(({ name }) => !found.some(({ tab }) => tab === name)) : [];
    const roasts = [...others, ...found.flatMap((one) => one.roasts)];
    const faults = found.flatMap((one) => one.faults);
    const [first] = faults;
    return roasts.length > 0 || !first ? { roasts, faults } : { fault: first };
  } catch (error) {
    if (error instanceof RoastFaultError) return result;
    throw error;
  }
}
