import type { Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { screenNamed } from '../../../records/catalogue.ts';
import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { Way } from '../../../records/history/Way.tsx';
import { ReadGroups } from '../../../records/ledger/ReadGroups.tsx';
import { broughtBy } from '../roasting_recipe/brought.ts';
import { RoastedAfter } from './RoastedAfter.tsx';
import './plan.css';

/** A recipe of a roastery: what it says, what was roasted after it, and one key that begins the next roast. */
export const recipeReading: ReadingView = { Body: RecipeReading, Key: RoastKey };

const roastsScreen = (): Screen | undefined => screenNamed('roaster_roasting_result');

function RecipeReading({ screen, record, form, names }: ReadingProps) {
  const roasts = roastsScreen();
  const [first, ...rest] = screen.form;
  return (
    <>
      {first && <ReadGroups {...{ form, names }} groups={[first]} />}
      {roasts && <RoastedAfter {...{ roasts, record, names }} recipe={Number(record[screen.entity.key])} />}
      <ReadGroups {...{ form, names }} groups={rest} />
    </>
  );
}

function RoastKey({ screen, record }: ReadingProps) {
  const client = useQueryClient();
  const roasts = roastsScreen();
  if (!roasts) return null;
  const recipe = Number(record[screen.entity.key]);
  const begin = async () => {
    const values = await broughtBy(client, recipe, today()).catch(() => null);
    if (!values) toast({ text: t('roasting_recipe_missing') });
    return values && { roasting_seq: recipe, ...values };
  };
  return <Way to={roasts} label={t('roast_this_recipe')} variant="filled" values={begin} />;
}
