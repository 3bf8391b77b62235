import { pick, type Row, type Screen } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { tell } from '../../../parts/dialog/ask.ts';
import { recordQuery, type StoredRecord } from '../../../records/store/useRecord.ts';
import { useChange } from './useChange.ts';

/** What a tap changes of a recipe as it is now, and the words for it. */
type Make = (recipe: StoredRecord) => { readonly values: Row; readonly done: string };

interface RecipeChange {
  /** The recipe; null until it is read, and for whoever may not change it. */
  readonly recipe: StoredRecord | null;
  readonly isBusy: boolean;
  /** Reads the recipe anew and changes it. */
  press(make: Make): void;
}

/** Changes a recipe by one tap on another page, for whoever may; what stood in the way is said as `failed`. */
export function useRecipeChange(screen: Screen, key: number, failed: MessageKey): RecipeChange {
  const mayEdit = useMay(screen, 'edit');
  const client = useQueryClient();
  const change = useChange(screen, failed);
  const [isBusy, setBusy] = useState(false);
  const query = recordQuery(screen, key);
  const { data } = useQuery({ ...query, enabled: mayEdit });
  const send = async (make: Make): Promise<void> => {
    const now = await client.fetchQuery({ ...query, staleTime: 0 });
    const { values, done } = make(now);
    const before = pick(now, Object.keys(values));
    await change({ known: { key, version: now.version }, values, before, done });
  };
  const press = (make: Make) => {
    setBusy(true);
    send(make)
      .catch(() => tell(t(failed), t('roasting_recipe_missing')))
      .finally(() => setBusy(false));
  };
  return { recipe: mayEdit && data?.can.edit ? data : null, isBusy, press };
}
