import type { Row, Screen } from '@hanjan/core';
import { FAVORITE_PATH, type Starred } from '@hanjan/model/user/favorite.ts';
import { type Answer, type CallOptions, call, read } from '../../base/api/call.ts';
import { type CallOrg, orgOf } from '../../base/api/org_call.ts';
import { randomKey } from '../../base/api/random.ts';
import { type Sent, sendFile } from '../../base/api/transfer.ts';

/**
 * The calls on the records of a screen, in the organisation that the screen is shown in. Those that only read throw
 * `Refused` where there is no answer; after those that save, `renew` is given what the answer says was `touched`.
 */

type Reading = Pick<CallOptions, 'signal'>;
/** A record that was saved. */
type Saved = Row & { readonly version: number };

/** A page of a list. */
export const listRecords = (screen: Screen, asked: Row, reading: Reading): Promise<Answer<readonly Row[]>> =>
  read('POST', `${screen.path}/list`, asked, { ...reading, org: orgOf(screen) });

/** One record, by its key. */
export const readRecord = (screen: Screen, key: number, reading: Reading): Promise<Answer<Row>> =>
  read('GET', `${screen.path}/detail/${key}`, undefined, { ...reading, org: orgOf(screen) });

/** One record, by its public id. */
export const readRecordById = (screen: Screen, id: Row, reading: Reading): Promise<Answer<Row>> =>
  read('POST', `${screen.path}/detail`, id, { ...reading, org: orgOf(screen) });

/** A page of what was changed of a record, newest first. */
export const readChanges = <T>(screen: Screen, key: number, page: number, reading: Reading): Promise<Answer<T>> =>
  read('GET', `${screen.path}/history/${key}?page=${page}`, undefined, { ...reading, org: orgOf(screen) });

/** How many records use one of everybody's, by their kinds. */
export const readUses = <T>(screen: Screen, key: number, reading: Reading): Promise<Answer<T>> =>
  read('GET', `${screen.path}/used/${key}`, undefined, reading);

/** How many records would come to use one instead of another, by their kinds. */
export const previewMerge = <T>(screen: Screen, body: Row, reading: Reading): Promise<Answer<T>> =>
  read('POST', `${screen.path}/merge/preview`, body, reading);

/** Merges a record of everybody into another one; under the same key it is done once. */
export const sendMerge = (screen: Screen, body: Row, key: string): Promise<Answer<Saved>> =>
  call('POST', `${screen.path}/merge`, body, { headers: { 'Idempotency-Key': key } });

/** Records that are offered to choose from. */
export const offeredRecords = (path: string, org: CallOrg | undefined, body: Row): Promise<Answer<readonly Row[]>> =>
  read('POST', path, body, { org });

/** Saves a new record, or a change of one; under the same key it is done once. */
export const saveRecord = (screen: Screen, body: Row, key: string): Promise<Answer<Saved>> =>
  call('POST', `${screen.path}/edit`, body, { headers: { 'Idempotency-Key': key }, org: orgOf(screen) });

/** Removes a record, or brings it back; under the same key it is done once. */
export const sendRemoval = (
  screen: Screen,
  what: 'remove' | 'restore',
  body: Row,
  key?: string,
): Promise<Answer<Saved>> =>
  call('POST', `${screen.path}/${what}`, body, {
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    org: orgOf(screen),
  });

/** Uploads a picture for a field of a record that is written. */
export const uploadPicture = (
  screen: Screen,
  field: string,
  file: File,
  sending: Pick<Sent, 'stop' | 'onSent'>,
): Promise<Answer<{ readonly path: string }>> =>
  sendFile(`${screen.path}/picture?field=${field}`, file, { ...sending, org: orgOf(screen) });

/** Whether somebody starred a record. */
export const readStar = (screen: Screen, key: number, reading: Reading): Promise<Answer<Starred>> =>
  read('GET', `${FAVORITE_PATH}/one?screen=${screen.name}&record_seq=${key}`, undefined, {
    ...reading,
    org: orgOf(screen),
  });

const starring = (way: 'edit' | 'remove', body: Row, org?: CallOrg) =>
  call<{ readonly favorite_seq: number }>('POST', `${FAVORITE_PATH}/${way}`, body, {
    headers: { 'Idempotency-Key': randomKey() },
    org,
  });

/** Stars a record. */
export const starRecord = (screen: Screen, record_seq: number) =>
  starring('edit', { screen: screen.name, record_seq }, orgOf(screen));

/** Takes one off, whether its record is still seen or not. */
export const unstarRecord = (favorite_seq: number) => starring('remove', { favorite_seq });
