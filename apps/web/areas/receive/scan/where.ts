import { readUuid } from '@hanjan/core';
import { BEAN_KINDS, BEAN_LINKS } from '@hanjan/model/bean/info.ts';
import { findPlace } from '@hanjan/model/menu.ts';
import { call } from '../../../base/api/call.ts';
import { targetOf } from '../../../parts/links/address.ts';

/** Where a code leads: to a page of ours, to one of somebody else, nowhere that is known, or it could not be asked. */
export type Where = { readonly path: string } | 'foreign' | 'unknown' | 'failed';

/** Where a scanned or typed text leads. Only an address of our own that somebody was given is followed. */
export async function whereOf(text: string): Promise<Where> {
  const uuid = readUuid(text.trim());
  if (uuid) return byNumber(uuid);
  const path = targetOf(text.trim())?.path ?? null;
  return path !== null && isLink(path) ? { path } : 'foreign';
}

/** A page below which links lead to something. */
function isLink(path: string): boolean {
  const found = findPlace(new URL(path, location.origin).pathname);
  return found !== null && found.id !== null && found.id !== 'write';
}

/** A bare number may be of any coffee. */
async function byNumber(uuid: string): Promise<Where> {
  for (const kind of BEAN_KINDS) {
    const { call: path, named, page } = BEAN_LINKS[kind];
    const { status, code } = await call('POST', path, { [named]: uuid });
    if (status === 'OK') return { path: `${page}/${uuid}` };
    if (code !== 'bean_unknown') return 'failed';
  }
  return 'unknown';
}
