import type { ReadingProps } from '../../../records/field/reading.ts';
import { Figures } from '../../../records/ledger/Figures.tsx';
import { ratioOf } from '../page/ratio.ts';
import { isShot, pouredWord } from '../plan.ts';

const MADE = ['brewing_bean_mass', 'brewing_mass'];
const HOW = ['brewing_temp', 'brewing_grinder_point', 'brewing_term'];

type Props = Omit<ReadingProps, 'screen'> & { readonly more?: readonly string[] };

/** The numbers of a recipe or a brew, large. */
export function BrewNumbers({ record, form, names, more = [] }: Props) {
  const ratio = ratioOf(record);
  const figures = ratio === null ? [] : [{ label: pouredWord('brew_ratio', isShot(record)), text: `1:${ratio}` }];
  return <Figures {...{ form, names }} items={[...MADE, ...figures, ...HOW, ...more]} />;
}
