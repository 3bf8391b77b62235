import { calledOr, type Screen } from '@hanjan/core';
import { DRINK_MATERIAL_PATH, type MaterialUses } from '@hanjan/model/cafe/drink/calls.ts';
import { tabOf } from '@hanjan/model/menu.ts';
import { orgOf } from '../../../base/api/org_call.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { useNames } from '../../../records/lookup/names.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { useDrinkCall } from '../useDrinkCall.ts';
import { MaterialSection } from './MaterialSection.tsx';
import './materials.css';

/** Where each material is used, and for how many cups what is there is enough. */
export default function DrinkMaterials() {
  return <ScreenFrame name="cafe_drink">{(screen) => <Materials screen={screen} />}</ScreenFrame>;
}

interface Answered {
  readonly materials: readonly MaterialUses[];
}

function Materials({ screen }: { readonly screen: Screen }) {
  const { data, error, refetch } = useDrinkCall<Answered>(orgOf(screen), DRINK_MATERIAL_PATH, {});
  const names = useNames(screen.entity.fields);
  const path = tabOf(screen.name)?.path ?? '';
  if (error && !data) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  if (data?.materials.length === 0) {
    const drinks = <ButtonLink href={path}>{t('menu_recipelist')}</ButtonLink>;
    return (
      <Empty isPage title={t('drink_material_empty_title')} text={t('drink_material_empty_text')} action={drinks} />
    );
  }
  const unused = data?.materials.filter(({ is_used }) => !is_used) ?? [];
  const drinks = new Set(unused.flatMap((one) => one.drinks.map(({ key }) => key))).size;
  return (
    <article className="drink-materials">
      <header>
        <h1>{t('menu_recipematerial')}</h1>
        <p>{t('drink_material_lead')}</p>
      </header>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      {!data && <SkeletonRows rows={8} />}
      {unused.length > 0 && (
        <section className="drink-materials-off" aria-label={t('drink_material_off', { count: drinks })}>
          <b>{t('drink_material_off', { count: drinks })}</b>
          <p>
            {unused.map((one) => calledOr(one, one.key, currentLocale())).join(', ')}. {t('drink_material_off_text')}
          </p>
        </section>
      )}
      {data?.materials.map((material) => (
        <MaterialSection key={material.key} {...{ material, path, names }} />
      ))}
    </article>
  );
}
