import { kinds } from '@hanjan/core';
import { t } from '../../../i18n/index.ts';
import type { InputProps } from '../view.ts';
import { Chips } from './Chips.tsx';

const SEPARATOR = ',';

/**
 * Own words as chips. What stands typed is all words with commas between; what comes after the last comma is the word
 * being written, so it is part of the value from its first letter on.
 */
export function WordsBox(props: InputProps<'words'>) {
  const { name, field, value, typed, control, isFailing, set, type, leave } = props;
  const parts = typed?.split(SEPARATOR) ?? [...(value ?? []), ''];
  const draft = parts.at(-1) ?? '';
  const words = kinds.words.read(parts.slice(0, -1).join(SEPARATOR), field) as string[];
  const write = (next: string) => type([...words, next].join(SEPARATOR));
  return (
    <Chips
      name={name}
      items={words.map((word) => ({ id: word, name: word }))}
      isFailing={isFailing}
      onRemove={(id) => set(words.filter((word) => word !== id))}
    >
      <input
        {...control}
        aria-invalid={isFailing}
        value={draft}
        placeholder={t('add_word')}
        autoComplete="off"
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && draft.trim()) write(`${draft}${SEPARATOR}`);
          if (event.key === 'Backspace' && draft === '' && words.length > 0) set(words.slice(0, -1));
        }}
      />
    </Chips>
  );
}
