import { SYSTEM_PATH, type TableFacts } from '@hanjan/model/system/tables.ts';
import type { Answer } from '../../../base/api/call.ts';
import { t } from '../../../base/texts/index.ts';
import { tell } from '../../../parts/dialog/ask.ts';
import { useAsked } from '../useAsked.ts';

/** All tables and views of the database. */
export const useTables = () => useAsked<TableFacts[]>(`${SYSTEM_PATH}/schema`, {});

/** Tells in an alert what is wrong with a definition: that it is no JSON, or which setting is missing. */
export const tellRefused = ({ code, description }: Answer): Promise<void> =>
  code === 'parsing_error'
    ? tell(t('parsing_error'), t('parsing_error_text'))
    : tell(t('system_table_definition'), description);
