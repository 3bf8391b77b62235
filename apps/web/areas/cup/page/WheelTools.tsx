import { wheelTree } from '@hanjan/charts/wheel/tree.ts';
import { Wheel } from '@hanjan/charts/wheel/View.tsx';
import { t } from '../../../base/texts/index.ts';
import { ChartTools } from '../../chart/ChartTools.tsx';
import { drawn } from '../../chart/drawn.ts';
import { byFamily } from '../wheel/flavors.ts';
import { noteOf } from '../wheel/work.ts';
import type { WheelPage } from './useWheelPage.ts';

/** Px of the wheel in pictures, however it is shown. */
const SIZE = 720;

/** What can be done with the wheel: its sample, a picture, paper, a note. */
export function WheelTools({ page }: { readonly page: WheelPage }) {
  const { flavors, work, current, nameOf, sample, clear } = page;
  const { rotate, reverse, simple, showSub } = work;
  const picture = () =>
    drawn(
      <Wheel
        nodes={wheelTree(flavors.codes, work.flavors)}
        width={SIZE}
        height={SIZE}
        rotate={rotate / 10}
        {...{ reverse, simple, showSub, current }}
        label={t('wheel_label', { count: flavors.byId.size })}
        words={{ empty: t('wheel_empty') }}
      />,
    );
  const readings = () => [
    ...[...byFamily(flavors, work.flavors)].map(([family, ids]) => ({
      name: nameOf(family),
      value: ids.map(nameOf).join(', '),
    })),
    ...(work.words.length > 0 ? [{ name: t('wheel_words'), value: work.words.join(', ') }] : []),
  ];
  const isEmpty = work.flavors.length + work.words.length === 0;
  return (
    <ChartTools
      chart="flavorwheel"
      svg={picture}
      readings={readings}
      onSample={sample}
      onClear={clear}
      isEmpty={isEmpty}
      note={isEmpty ? {} : noteOf(work)}
    />
  );
}
