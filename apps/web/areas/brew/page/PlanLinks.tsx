import type { Row } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { PLAN_NAMES, PLANS } from './plans.ts';

/** Usual ways to brew, each of which fills the page. */
export const PlanLinks = ({ choose }: { choose(plan: Row, name: string): void }) => (
  <div className="brewpage-plans">
    <h2 id="brewpage-plans">{t('brewpage_plans')}</h2>
    <ul aria-labelledby="brewpage-plans">
      {PLAN_NAMES.map((name) => (
        <li key={name}>
          <button type="button" className="quiet-link" onClick={() => choose(PLANS[name], t(`brewpage_plan_${name}`))}>
            {t(`brewpage_plan_${name}`)}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
