import type { Screen } from '@hanjan/core';
import { PLACES } from '@hanjan/model/menu.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { today } from '../../../base/session/day.ts';
import { useMay } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import { findScreen } from '../../../records/catalogue.ts';
import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { typeLater } from '../../../records/history/typed.ts';
import { ReadGroups } from '../../../records/ledger/ReadGroups.tsx';
import { broughtBy } from '../roasting_recipe/brought.ts';
import { RoastedAfter } from './RoastedAfter.tsx';
import './plan.css';

/** A recipe of a roastery: what it says, what was roasted after it, and one key that begins the next roast. */
export const recipeReading: ReadingView = { Body: RecipeReading, Key: RoastKey };

const roastsScreen = (): Screen | undefined => findScreen(({ name }) => name === 'roaster_roasting_result');

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
  const roasts = roastsScreen();
  return roasts ? <Begin {...{ roasts }} recipe={Number(record[screen.entity.key])} /> : null;
}

function Begin({ roasts, recipe }: { readonly roasts: Screen; readonly recipe: number }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const mayWrite = useMay(roasts, 'write');
  const place = PLACES.find(({ tab }) => tab.screen === roasts.name);
  if (!mayWrite || !place) return null;
  const begin = async () => {
    const values = await broughtBy(client, recipe, today()).catch(() => null);
    if (!values) return toast({ text: t('roasting_recipe_missing') });
    typeLater(roasts, null, { roasting_seq: recipe, ...values });
    navigate(`${place.tab.path}/write`);
  };
  return <Button onClick={begin}>{t('roast_this_recipe')}</Button>;
}
