import type { Screen } from '@hanjan/core';
import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { Switch } from '../../parts/choice/Switch.tsx';
import { Select } from '../../parts/input/Select.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { Options } from '../../parts/Options.tsx';
import { LANGUAGES, type LabelChoice, type Language, MARKS, partsOf, USES } from './choice.ts';
import type { Once } from './once.ts';
import { type LabelSize, perSheet, SIZES } from './sizes.ts';

interface Props {
  readonly screen: Screen;
  readonly choice: LabelChoice;
  readonly once: Once;
  readonly size: LabelSize;
  /** The most that a number may be which is wrong. */
  readonly faults: { readonly copies?: number; readonly start?: number };
  change(changed: Partial<LabelChoice>): void;
  setOnce(once: Once): void;
}

const MOST_LETTERS = 60;

/** What is chosen for labels: their size, how many, the language, and what stands on them. */
export function LabelChoices({ screen, choice, once, size, faults, change, setOnce }: Props) {
  const { use, off } = choice;
  const parts = partsOf(screen, use);
  const typed = (name: keyof Once) => ({
    value: once[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => setOnce({ ...once, [name]: target.value }),
  });
  const fault = (most: number | undefined) => (most === undefined ? null : t('labels_fault', { most }));
  const toggle = (part: string, isOn: boolean) =>
    change({ off: isOn ? off.filter((one) => one !== part) : [...off, part] });
  return (
    <div className="labels-choices">
      <Options
        label={t('labels_use')}
        options={USES}
        chosen={use}
        textOf={(one) => t(`labels_use_${one}`)}
        choose={(one) => change({ use: one })}
      />
      <Select
        label={t('labels_size')}
        data={SIZES.map((one) => ({ value: one.id, label: sizeText(one) }))}
        value={size.id}
        onChange={({ target }) => change({ size: target.value })}
      />
      <div className="labels-counts">
        <TextInput
          label={t('labels_copies')}
          inputMode="numeric"
          maxLength={4}
          error={fault(faults.copies)}
          {...typed('copies')}
        />
        {perSheet(size) > 1 && (
          <TextInput
            label={t('labels_start')}
            inputMode="numeric"
            maxLength={4}
            error={fault(faults.start)}
            {...typed('start')}
          />
        )}
      </div>
      {use === 'cup' && (
        <Options
          label={t('labels_marks')}
          options={MARKS}
          chosen={choice.marks}
          textOf={(one) => t(`labels_marks_${one}`)}
          choose={(marks) => change({ marks })}
        />
      )}
      <Options<Language>
        label={t('labels_language')}
        options={LANGUAGES}
        chosen={choice.language}
        textOf={(one) => (one === 'both' ? t('labels_both') : localeInfo(one).name)}
        choose={(language) => change({ language })}
      />
      <fieldset className="options">
        <legend>{t('labels_shown')}</legend>
        <div className="picks">
          {parts.map((part) => (
            <Switch key={part} checked={!off.includes(part)} onChange={({ target }) => toggle(part, target.checked)}>
              {textOf(`label_${part}`)}
            </Switch>
          ))}
        </div>
      </fieldset>
      {use === 'thing' && (
        <>
          <TextInput
            label={t('label_best_before')}
            maxLength={MOST_LETTERS}
            placeholder="2027-11-20"
            {...typed('best_before')}
          />
          <TextInput
            label={t('label_bag')}
            maxLength={MOST_LETTERS}
            placeholder="200 g"
            value={choice.bag}
            onChange={({ target }) => change({ bag: target.value })}
          />
          <TextInput label={t('label_free')} maxLength={MOST_LETTERS} {...typed('free')} />
        </>
      )}
    </div>
  );
}

/** A sheet by how many labels are on it, a roll by what comes off it. */
function sizeText({ columns, rows, width, height }: LabelSize): string {
  const measure = `${width} × ${height} mm`;
  return columns * rows > 1 ? `A4 · ${columns} × ${rows} · ${measure}` : `${t('labels_roll')} · ${measure}`;
}
