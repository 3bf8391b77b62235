import type { Row } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { useSaveBrew, useSaveRecipe } from '../run/save.ts';
import './save_ways.css';

/** The ways from what is written on the page to a record and to a recipe of one's own, without the timer. */
export default function SaveWays({ record }: { readonly record: Row }) {
  const saveBrew = useSaveBrew();
  const saveRecipe = useSaveRecipe();
  return (
    <div className="brewpage-ways">
      <Button variant="default" onClick={() => saveBrew(record)}>
        {t('brewpage_save')}
      </Button>
      <Button variant="default" onClick={() => saveRecipe(record)}>
        {t('brewpage_save_recipe')}
      </Button>
    </div>
  );
}
