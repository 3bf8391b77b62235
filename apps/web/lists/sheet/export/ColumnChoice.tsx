import type { Fields } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { Options } from '../../../parts/Options.tsx';
import { labelWith } from '../../../records/field/field_label.ts';

/** Which columns go into a file: those of the list, all, or chosen ones. */
export type Which = 'shown' | 'all' | 'some';

const WHICH = ['shown', 'all', 'some'] as const;

interface Props {
  readonly fields: Fields;
  readonly all: readonly string[];
  readonly shown: readonly string[];
  readonly which: Which;
  readonly some: readonly string[];
  setWhich(which: Which): void;
  setSome(names: readonly string[]): void;
}

/** Chooses the columns of a file. */
export function ColumnChoice({ fields, all, shown, which, some, setWhich, setSome }: Props) {
  const words = {
    shown: t('export_which_shown', { count: shown.length }),
    all: t('export_which_all', { count: all.length }),
    some: t('export_which_some'),
  };
  const toggle = (name: string, isChosen: boolean) =>
    setSome(isChosen ? [...some, name] : some.filter((one) => one !== name));
  return (
    <>
      <Options
        label={t('export_which')}
        options={WHICH}
        chosen={which}
        textOf={(one) => words[one]}
        choose={setWhich}
      />
      {which === 'some' && (
        <fieldset className="sheet-columns">
          <legend className="spoken">{t('export_which_some')}</legend>
          {all.map((name) => (
            <label key={name} className="pick">
              <input
                type="checkbox"
                checked={some.includes(name)}
                onChange={(event) => toggle(name, event.currentTarget.checked)}
              />
              {labelWith(name, fields[name])}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
