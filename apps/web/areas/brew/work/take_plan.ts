import { pick, type Row } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { brewFields, heldIn, NO_STEPS } from './fields.ts';
import { BEGIN, brewWork, isUntouched } from './work.ts';

/** Puts a recipe onto the page of brews, for whoever opens it next; what stood there before can be brought back. */
export function takePlan(coffee: string, recipe: Row): void {
  const store = brewWork();
  const before = store.get();
  const { brewing_type, ...plan } = heldIn(
    pick(
      recipe,
      Object.keys(brewFields).filter((name) => name in recipe),
    ),
  );
  const type = typeof brewing_type === 'string' ? { brewing_type } : {};
  store.set({ ...BEGIN, title: coffee, fields: { ...BEGIN.fields, ...NO_STEPS, ...plan, ...type } });
  if (isUntouched(before)) return;
  toast({
    text: t('brewpage_plan', { name: coffee }),
    action: { label: t('undo'), run: () => store.set(before) },
  });
}
