import { t } from '../../base/texts/index.ts';
import type { BoxProps } from './box.ts';
import { Chips } from './Chips.tsx';

interface Props extends BoxProps {
  readonly value: readonly string[] | null;
  /** What was typed, while the person is typing. */
  readonly typed: string | undefined;
  set(words: string[]): void;
  type(typed: string): void;
  /** The words of a text with commas between. */
  read(text: string): readonly string[];
}

const SEPARATOR = ',';
/** What parts the cells and lines of a sheet, which a box of one line would run together. */
const LINES = /[\t\r\n]+/g;

/**
 * Own words as chips. What stands typed is all words with commas between; what comes after the last comma is the word
 * being written, so it is part of the value from its first letter on.
 */
export function WordsBox({ label, value, typed, control, isFailing, set, type, leave, read }: Props) {
  const parts = typed?.split(SEPARATOR) ?? [...(value ?? []), ''];
  const draft = parts.at(-1) ?? '';
  const words = read(parts.slice(0, -1).join(SEPARATOR));
  const write = (next: string) => type([...words, next].join(SEPARATOR));
  return (
    <Chips
      label={label}
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
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (pasted.search(LINES) < 0) return;
          event.preventDefault();
          write(draft + pasted.replaceAll(LINES, SEPARATOR));
        }}
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
