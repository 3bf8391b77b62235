import type { Screen } from '@hanjan/core';
import { BEAN_LINKS, type BeanInfo, CAFE_BEAN_CALLS } from '@hanjan/model/bean/info.ts';
import { read } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';
import { t } from '../../../base/texts/index.ts';
import { offeredRecords } from '../../../records/store/calls.ts';

/** What the link of a roastery shows to the cafe in which a screen works. */
export const infoForCafe = async (
  screen: Screen,
  kind: keyof typeof CAFE_BEAN_CALLS,
  link: string,
): Promise<BeanInfo> =>
  (
    await read<BeanInfo>(
      'POST',
      CAFE_BEAN_CALLS[kind],
      { [BEAN_LINKS[kind].named]: link, check_cafe_public_stage: true },
      { org: orgOf(screen) },
    )
  ).result;

/** The newest record of a screen with a link in one of its fields; null where there is none. */
export async function recordOf(screen: Screen, field: string, link: string, is_used = true): Promise<number | null> {
  const { result } = await offeredRecords(`${screen.path}/code`, orgOf(screen), { [field]: link, is_used });
  const [first] = result;
  return first ? Number(first[screen.entity.key]) : null;
}

/** Why a form is not filled as far as it might be; null where there is nothing to say. */
export function whyLittle({ audience, stage }: BeanInfo): string | null {
  if (audience !== 'cafe' && audience !== 'roaster') return t('receive_unlinked');
  return stage === 'LST' ? t('receive_little') : null;
}
