import { numberOrNull, type Row, type Screen } from '@hanjan/core';
import type { Golden } from '@hanjan/roastlog/figures/golden.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { screenNamed } from '../../../records/catalogue.ts';
import { useRecipeChange } from '../plan/useRecipeChange.ts';
import { targetsOfGolden } from './golden_targets.ts';

interface Props {
  readonly golden: Golden;
  /** The roasts that it is of. */
  readonly rows: readonly (Row | null)[];
}

/** Makes a golden curve what roasts after a recipe are to be like, where all of its roasts are after the same one. */
export function GoldenTargets({ golden, rows }: Props) {
  const screen = screenNamed('roaster_roasting');
  const [key, ...others] = new Set(rows.map((row) => numberOrNull(row?.roasting_seq)));
  return screen && typeof key === 'number' && others.length === 0 ? (
    <TargetsKey {...{ screen, golden, of: key }} />
  ) : null;
}

interface KeyProps extends Pick<Props, 'golden'> {
  readonly screen: Screen;
  /** The key of the recipe. */
  readonly of: number;
}

function TargetsKey({ screen, golden, of }: KeyProps) {
  const { recipe, isBusy, press } = useRecipeChange(screen, of, 'roast_golden_failed');
  if (!recipe) return null;
  const make = () => ({ values: targetsOfGolden(golden), done: t('roast_golden_made') });
  return (
    <Button variant="default" disabled={isBusy} onClick={() => press(make)}>
      {t('roast_golden_make')}
    </Button>
  );
}
