import type { QueryCacheNotifyEvent } from '@tanstack/react-query';

export const LIST = 'list';
export const ID = 'key';

/**
 * Whether a query asks for a record (`['records', entity, 'record', screen, key]`), a page of a list, or the key behind a
 * public id.
 */
export const isOfRecords = ([what, , part]: readonly unknown[]): boolean =>
  what === ID || (what === 'records' && (part === LIST || part === 'record'));

/** Whether a query has been answered, with what it asked for or with a refusal. */
export const isAnswer = (event: QueryCacheNotifyEvent): boolean =>
  event.type === 'updated' && ['success', 'error'].includes(event.action.type);
