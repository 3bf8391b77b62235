import type { BrewLine } from '@hanjan/charts/brew/line.ts';
import { BrewChart } from '@hanjan/charts/brew/View.tsx';
import { gaugeOf, type Names, type Screen } from '@hanjan/core';
import { RECIPE } from '@hanjan/model/brewing/recipe.ts';
import { useQuery } from '@tanstack/react-query';
import type { Form } from '../../../records/form/store.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { chartWords } from '../chart_words.ts';
import { isShot } from '../plan.ts';
import { recipesOf } from '../recipe/pair.ts';
import { pouredOf } from './steps.ts';

interface Props {
  readonly form: Form;
  readonly names: Names;
  readonly line: BrewLine;
  readonly width: number;
}

/** Times of a record reach a day: all of it is drawn. */
const DAY = 86_400_000;

/** The poured mass over time; a brew after a recipe has the recipe's dotted beside its own. */
export function PouredChart(props: Props) {
  const { form } = props;
  const screen = recipesOf(form.entity);
  const { value = null } = screen ? form.field(RECIPE) : {};
  return screen && typeof value === 'number' ? (
    <Planned {...props} screen={screen} recipe={value} />
  ) : (
    <Chart {...props} />
  );
}

/** Without the recipe, such as one that was removed, the brew stands alone. */
function Planned({ screen, recipe, ...props }: Props & { readonly screen: Screen; readonly recipe: number }) {
  const { data } = useQuery(recordQuery(screen, recipe));
  return <Chart {...props} plan={data && pouredOf(data)} />;
}

function Chart({ form, names, line, plan, width }: Props & { readonly plan?: BrewLine | null | undefined }) {
  const gauge = gaugeOf(form.entity.fields.brewing_result_total as never, names.units);
  return (
    <BrewChart
      actual={line}
      plan={plan}
      inUnit={gauge.shown}
      width={Math.min(width, 640)}
      limit={DAY}
      words={chartWords(gauge.unit, isShot(form.values()))}
    />
  );
}
