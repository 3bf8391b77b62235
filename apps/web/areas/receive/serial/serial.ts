import { readUuid } from '@hanjan/core';
import { BEAN_KINDS, BEAN_LINKS, type BeanInfo, type BeanKind } from '@hanjan/model/bean/info.ts';
import { type Answer, call } from '../../../base/api/call.ts';

/** The link of a coffee: what it leads to, and its number. */
export interface Serial {
  readonly type: BeanKind;
  readonly uuid: string;
}

/** A serial of two values; null where one of them is missing or is none. */
export function serialOf(type: unknown, uuid: unknown): Serial | null {
  const kind = BEAN_KINDS.find((one) => one === type);
  const link = readUuid(uuid);
  return kind && link ? { type: kind, uuid: link } : null;
}

/** The serial that an address names: `?type={type}&serial={uuid}`. */
export function serialIn(search: string): Serial | null {
  const asked = new URLSearchParams(search);
  return serialOf(asked.get('type'), asked.get('serial'));
}

export const isSameSerial = (one: Serial | null, other: Serial | null): boolean =>
  one?.type === other?.type && one?.uuid === other?.uuid;

/** What the link tells the person, and which note they have of it. */
export const askSerial = ({ type, uuid }: Serial): Promise<Answer<BeanInfo>> =>
  call('POST', BEAN_LINKS[type].call, { [BEAN_LINKS[type].named]: uuid, check_usernote: 1 });

/** The page that tells of a coffee. */
export const pageOf = ({ type, uuid }: Serial): string => `${BEAN_LINKS[type].page}/${uuid}`;
