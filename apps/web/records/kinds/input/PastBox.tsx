import { pick, type Row } from '@hanjan/core';
import { type ChangeEvent, use, useEffect, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { TextBox } from '../../../parts/field/TextBox.tsx';
import type { InputProps } from '../../field/view.ts';
import { WritingHere } from '../../field/writing_here.ts';
import { typeInto } from '../../history/useTypedLater.ts';
import { filledBy, pastOf } from './past.ts';

const NO_FIELDS = {};

/** A text whose former values are offered while it is typed. One that is chosen fills what else its record said. */
export function PastBox(props: InputProps<'text'>) {
  const { name, field, text, control, type } = props;
  const here = use(WritingHere);
  const [isMet, setMet] = useState(false);
  const [past, setPast] = useState<readonly Row[]>([]);
  const fills = filledBy(field, here?.screen.entity.fields ?? NO_FIELDS);
  useEffect(() => {
    if (!here?.screen.access.list || !isMet) return undefined;
    let isShown = true;
    pastOf(here.form, here.screen).then((rows) => isShown && setPast(rows));
    return () => {
      isShown = false;
    };
  }, [here, isMet]);

  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    type(value);
    const found = isChoice(event) ? past.find((row) => row[name] === value) : undefined;
    if (found && here) fillFrom(found);
  };
  const fillFrom = (found: Row) => {
    if (!here) return;
    const open = fills.filter((one) => (here.form.field(one).value ?? null) === null && (found[one] ?? null) !== null);
    if (open.length === 0) return;
    const run = typeInto(here.form, pick(found, open));
    toast({ text: t('past_filled', { count: open.length }), action: { label: t('undo'), run } });
  };
  const offered = [...new Set(past.map((row) => String(row[name] ?? '')))].filter((one) => one && one !== text);
  const id = `${control.id}-past`;
  return (
    <>
      <TextBox {...props} list={id} onFocus={() => setMet(true)} onType={onType} />
      <datalist id={id}>
        {offered.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

/** Whether a text was chosen from the list and not typed: browsers say so in two ways. */
function isChoice({ nativeEvent }: ChangeEvent): boolean {
  const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  return kind === '' || kind === 'insertReplacementText';
}
