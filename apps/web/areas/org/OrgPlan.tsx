import type { OrgKind } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { planOf } from '@hanjan/model/organization.ts';
import type { Planned } from '@hanjan/model/plan.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { codeName, groupLooked } from '../../records/lookup/group.ts';
import { useLookedUp } from '../../records/lookup/useLookedUp.ts';

interface Props {
  readonly kind: OrgKind;
  /** The plan that it has, a code. */
  readonly plan: unknown;
  /** What it has by that, as the server says. */
  readonly has: readonly string[];
}

/** What a plan may have, in words: where an organisation has it, and where it has not. */
const SAID: Readonly<Record<OrgKind, readonly (readonly [one: Planned, has: MessageKey, lacks: MessageKey])[]>> = {
  cafe: [],
  roaster: [['roast_log', 'plan_has_roast_log', 'plan_lacks_roast_log']],
};

const PLANS = groupLooked('PLAN');

/** The plan of an organisation and what it has, to be read. */
export function OrgPlan({ kind, plan, has }: Props) {
  const { data } = useLookedUp(PLANS);
  const code = data?.find(({ code_id }) => code_id === plan);
  const said = SAID[kind].map(([one, hasIt, lacksIt]) => t(has.includes(one) ? hasIt : lacksIt));
  return (
    <dl className="founding-plan">
      <dt>{t(planOf(kind))}</dt>
      <dd>{code ? codeName(code, currentLocale()) : ''}</dd>
      <dd>{said.length > 0 ? said.join(' ') : t('plan_cafe')}</dd>
    </dl>
  );
}
