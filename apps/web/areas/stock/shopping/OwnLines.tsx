import { type FormEvent, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Checkbox } from '../../../parts/input/Checkbox.tsx';
import { TextInput } from '../../../parts/input/TextInput.tsx';
import type { OwnLine } from './draft.ts';

interface Props {
  readonly lines: readonly OwnLine[];
  /** Changes what is written down by then. */
  change(to: (now: readonly OwnLine[]) => readonly OwnLine[]): void;
}

/** What else is bought, in own words. */
export function OwnLines({ lines, change }: Props) {
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    change((now) => [...now, { text: text.trim(), isOn: true }]);
    setText('');
  };
  // Another tab may have changed the lines by then: the place counts only as long as the same stands there.
  const put = (at: number, ...by: readonly OwnLine[]) =>
    change((now) => (now[at]?.text === lines[at]?.text ? now.toSpliced(at, 1, ...by) : now));
  return (
    <section className="shopping-group shopping-own">
      <h2>{t('shopping_own')}</h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is what it says at its place
            <li key={at} className="shopping-line" data-off={!line.isOn || undefined}>
              <Checkbox
                label={line.text}
                checked={line.isOn}
                onChange={({ currentTarget }) => put(at, { ...line, isOn: currentTarget.checked })}
              />
              <button
                type="button"
                className="shopping-drop"
                aria-label={t('shopping_drop', { name: line.text })}
                onClick={() => put(at)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="shopping-add" onSubmit={add}>
        <TextInput
          label={t('shopping_own_new')}
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('add')}
        </Button>
      </form>
    </section>
  );
}
