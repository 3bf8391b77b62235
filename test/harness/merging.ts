import type { Row } from '@hanjan/core';
import type { Client, Reply } from './api.ts';
import { told } from './roastery.ts';

export const REGION = '/api/setting/country/region';
export const COMPANY = '/api/setting/company';

/** What a call was answered with: its status and its code. */
export const said = ({ http, answer }: Reply<unknown>) => `${http} ${answer.code}`;

let named = 0;

/** Makes records of everybody of one kind, each with a name of its own; answers their keys. */
export const namedRecord =
  (boss: () => Client, path: string, key: string, body: (name: string) => Row) =>
  async (more: Row = {}): Promise<number> => {
    named += 1;
    return told(await boss().post<Row>(`${path}/edit`, { ...body(`Doubled ${named}`), ...more }))[key] as number;
  };
