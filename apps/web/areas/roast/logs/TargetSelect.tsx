import { t } from '../../../base/texts/index.ts';
import { Select } from '../../../parts/input/Select.tsx';
import type { Recipe } from './targets.ts';

interface Props {
  readonly label: string;
  readonly targets: readonly Recipe[];
  /** What is chosen; without it the choice only does something, and shows nothing afterwards. */
  readonly value?: number | null;
  choose(key: number | null): void;
}

/** What roasts are after or of, chosen among all that there are. */
export function TargetSelect({ label, targets, value, choose }: Props) {
  const isDeed = value === undefined;
  const data = [
    ...(isDeed ? [{ value: 'ask', label: t('logs_choose_one') }] : []),
    { value: '', label: t('logs_none') },
    ...targets.map(({ key, label }) => ({ value: String(key), label })),
  ];
  return (
    <Select
      label={label}
      data={data}
      value={isDeed ? 'ask' : String(value ?? '')}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value !== 'ask') choose(value === '' ? null : Number(value));
      }}
    />
  );
}
