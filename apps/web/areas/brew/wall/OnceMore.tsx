import type { Row, Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { tellMissing } from '../../../parts/states/missing.ts';
import { typeLater } from '../../../records/history/typed.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { brewAgain } from '../reading/begin.ts';

/** Where one more is written, and the recipes that say what of a brew is its way. */
export interface Again {
  readonly recipes: Screen;
  readonly brews: Screen;
  readonly place: string;
}

interface Props extends Again {
  readonly screen: Screen;
  readonly brew: Row;
  /** What the brew is called. */
  readonly title: string;
}

/** What is changed first from one cup to the next: it has the focus. */
const FIRST = 'brewing_grinder_point';

/** Begins a new record just like a brew, so that only what is changed is still to be typed. */
export function OnceMore({ screen, brew, title, recipes, brews, place }: Props) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const begin = async () => {
    const key = Number(brew[screen.entity.key]);
    try {
      const record = await client.fetchQuery(recordQuery(screen, key));
      // What a list shows is not all of a brew.
      if (record.isListed) return tellMissing();
      typeLater(brews, null, { [FIRST]: record[FIRST] ?? null, ...brewAgain(record, brews.entity, recipes.entity) });
      navigate(`${place}/write`);
    } catch {
      tellMissing();
    }
  };
  return (
    <Button variant="default" aria-label={t('bar_once_more_of', { title })} onClick={begin}>
      {t('bar_once_more')}
    </Button>
  );
}
