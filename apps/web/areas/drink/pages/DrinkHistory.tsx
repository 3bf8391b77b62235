import { calledOr, readKey, type Screen } from '@hanjan/core';
import { DRINK_HISTORY_PATH, type DrinkHistory as History } from '@hanjan/model/cafe/drink/calls.ts';
import { useLocation } from 'wouter';
import { orgOf } from '../../../base/api/org_call.ts';
import { useAskedInAddress } from '../../../base/router/asked.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { Select } from '../../../parts/input/Select.tsx';
import { PageLinks } from '../../../parts/links/PageLinks.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { labelOf } from '../../../records/lookup/label.ts';
import { useNames } from '../../../records/lookup/names.ts';
import { useKnown } from '../../../records/lookup/useRecords.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { useDrinkCall } from '../useDrinkCall.ts';
import { StepEntry } from './StepEntry.tsx';
import '../../../records/history/history.css';
import './drink_history.css';

/** What was changed in the drinks of a cafe, by whom, and what it did to their cost. */
export default function DrinkHistory() {
  return <ScreenFrame name="cafe_drink">{(screen) => <OfDrinks screen={screen} />}</ScreenFrame>;
}

function OfDrinks({ screen }: { readonly screen: Screen }) {
  const { said, page, hrefOf } = useAskedInAddress();
  const [, navigate] = useLocation();
  const drink = readKey(said.get('of') ?? '') ?? null;
  const body = { page, ...(drink !== null && { drink_seq: drink }) };
  const { data, error, refetch } = useDrinkCall<History>(orgOf(screen), DRINK_HISTORY_PATH, body);
  const drinks = useKnown('cafe_drink');
  const names = useNames(screen.entity.fields, data?.names);
  const seesCost = 'drink_cost' in screen.entity.fields;
  if (error && !data) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  const pages = data?.pagination.total_pages ?? 1;
  return (
    <article className="drink-history">
      <header>
        <h1>{t('menu_recipehistory')}</h1>
        <p>{t(seesCost ? 'drink_history_lead' : 'drink_history_lead_plain')}</p>
        <Select
          label={t('drink_seq')}
          value={String(drink ?? '')}
          onChange={({ currentTarget }) => navigate(hrefOf({ of: currentTarget.value }))}
          data={[
            { value: '', label: t('drink_history_all') },
            ...(drinks ?? []).map((row) => ({
              value: String(row.drink_seq),
              label: labelOf(screen.entity, row, currentLocale(), names.code),
            })),
          ]}
        />
      </header>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      {!data && <SkeletonRows rows={6} />}
      {data?.steps.length === 0 && (
        <Empty title={t('drink_history_empty_title')} text={t('drink_history_empty_text')} />
      )}
      <ol>
        {data?.steps.map((step) => (
          <StepEntry
            key={`${step.drink_seq} ${step.version}`}
            {...{ step, screen, names }}
            name={calledOr(step, step.drink_seq, currentLocale())}
            href={hrefOf({ of: String(step.drink_seq) })}
          />
        ))}
      </ol>
      {pages > 1 && (
        <PageLinks
          {...{ page, pages }}
          most={5}
          hrefOf={(to) => hrefOf({ page: to > 1 ? String(to) : null })}
          onNear={() => undefined}
          onTurn={() => scrollTo(0, 0)}
        />
      )}
    </article>
  );
}
