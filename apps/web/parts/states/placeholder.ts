import type { OrgKind } from '@hanjan/core';
import type { Answer } from '../../base/api/call.ts';

/** What stands in place of what the server did not answer. */
export type Placeholder = 'noauth' | 'nopermission' | 'nopage' | 'nodata' | `no${OrgKind}`;

/** What a failed answer means for a page, which is open to guests or asks people to sign in. */
export function placeholderOf({ status, code }: Pick<Answer, 'status' | 'code'>, isPublic: boolean): Placeholder {
  if (code === 'nocafe_text') return 'nocafe';
  if (code === 'noroaster_text') return 'noroaster';
  if (status === '401') return isPublic ? 'nopage' : 'noauth';
  if (status === '403') return 'nopermission';
  return status === '404' ? 'nopage' : 'nodata';
}
