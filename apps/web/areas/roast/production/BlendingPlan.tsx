import type { Screen } from '@hanjan/core';
import { daysIn, wantedIn } from '@hanjan/model/roaster/production/form.ts';
import {
  PRODUCTION_PATH,
  type Production,
  type ProductionFacts,
  productionOf,
} from '@hanjan/model/roaster/production/production.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Refused, read } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';
import { useActor } from '../../../base/session/session.ts';
import { useSettled } from '../../../base/store/useDebounced.ts';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { useField } from '../../../records/form/hooks.ts';
import { FormGroups } from '../../../records/ledger/FormGroups.tsx';
import { useNames } from '../../../records/lookup/names.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { showing } from '../../../records/store/renew.ts';
import { PlanRoasts } from './PlanRoasts.tsx';
import { ProductionPicture } from './ProductionPicture.tsx';
import { useWanted } from './useWanted.ts';
import './production.css';

const GROUPS = [
  { key: 'production_wanted', fields: ['production_day', 'production_roast_day', 'production_blends'] },
  { key: 'production_single', fields: ['production_roasts'] },
];

/** So much of a blend by a day: what of it is there, what is to roast of which lots, and one key that plans it. */
export default function BlendingPlan() {
  return <ScreenFrame name="roaster_roasting_result">{(screen) => <Loaded screen={screen} />}</ScreenFrame>;
}

interface Props {
  /** The screen of the roasts that are planned. */
  readonly screen: Screen;
}

function Loaded({ screen }: Props) {
  const { data, error, refetch } = useQuery<ProductionFacts, Refused>({
    queryKey: [...showing(screen.entity.name), 'production'],
    queryFn: async ({ signal }) =>
      (await read<ProductionFacts>('POST', PRODUCTION_PATH, {}, { org: orgOf(screen), signal })).result,
    staleTime: 0,
  });
  if (!data) return error ? <AnswerState answer={error.answer} onRetry={() => refetch()} /> : <SkeletonRows rows={6} />;
  if (data.blends.length > 0 || data.recipes.length > 0) return <Planning {...{ screen }} facts={data} />;
  const write = <ButtonLink href="/roaster/blending/default">{t('menu_blending_default')}</ButtonLink>;
  return <Empty isPage title={t('production_none_title')} text={t('production_none_text')} action={write} />;
}

function Planning({ screen, facts }: Props & { readonly facts: ProductionFacts }) {
  const form = useWanted(`${useActor().user_seq}.${orgOf(screen)?.auth_seq}`);
  const names = useNames(form.entity.fields);
  const { value: day } = useField(form, 'production_day');
  const { value: roastDay } = useField(form, 'production_roast_day');
  const { value: blends } = useField(form, 'production_blends');
  const { value: roasts } = useField(form, 'production_roasts');
  const { until, on } = daysIn(form.entity, { production_day: day, production_roast_day: roastDay });
  const production = useMemo(
    () => productionOf(facts, until === null ? [] : wantedIn(blends, roasts), until ?? ''),
    [facts, blends, roasts, until],
  );
  const isEmpty = production.blends.length === 0 && production.roasts.length === 0;
  return (
    <article className="production">
      <header>
        <h1>{t('menu_blending_plan')}</h1>
        <p>{t('production_lead')}</p>
      </header>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <FormGroups form={form} groups={GROUPS} names={names} isFixed={() => false} isReading={false} />
      </form>
      <Said production={isEmpty ? null : production} />
      {isEmpty ? (
        <p className="production-empty">{t('production_empty')}</p>
      ) : (
        <ProductionPicture {...{ facts, production }} />
      )}
      <PlanRoasts {...{ screen, facts, production }} day={on} />
    </article>
  );
}

const QUIET_MS = 1000;

/** The result in a sentence for whoever does not see it, once nothing has been typed for a moment. */
function Said({ production }: { readonly production: Production | null }) {
  const { batches = 0, missing = [] } = production ?? {};
  const text = useSettled(production ? t('production_said', { batches, missing: missing.length }) : '', QUIET_MS);
  return (
    <p role="status" className="spoken">
      {text}
    </p>
  );
}
