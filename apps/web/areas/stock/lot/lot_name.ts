import type { Row } from '@hanjan/core';
import { refName } from '../../../records/lookup/refs.ts';
import { LOT } from './useLots.ts';

/** What a lot is called: its coffee and its year. */
export const lotName = (row: Row, locale: string): string => `${refName(LOT, row, locale)} ${row.greenbean_year}`;
