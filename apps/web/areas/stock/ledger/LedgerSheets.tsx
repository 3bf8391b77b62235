import { LEDGER_PATH } from '@hanjan/model/stock/ledger.ts';
import { t } from '../../../base/texts/index.ts';
import type { Opened } from './ledger_text.ts';
import { SheetKeys } from './SheetKeys.tsx';

interface Props {
  readonly month: string;
  /** The lot whose days are wanted; without one it is all lots. */
  readonly opened?: Opened;
}

/** The ledger as a file, in kilograms. */
export const LedgerSheets = ({ month, opened }: Props) => (
  <SheetKeys
    path={LEDGER_PATH}
    asked={{ month, ...opened }}
    called={(format) => t(opened ? 'ledger_sheet_days' : 'ledger_sheet', { format })}
  />
);
