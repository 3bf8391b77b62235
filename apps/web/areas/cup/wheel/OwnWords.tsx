import { wordsKind } from '@hanjan/core';
import type { Locale } from '@hanjan/model/messages/locales.ts';
import { memo, useId, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { WordsBox } from '../../../parts/field/WordsBox.tsx';
import { hasRoom, WORD_BYTES } from './work.ts';
import './own_words.css';

interface Props {
  readonly words: readonly string[];
  /** The language that is shown: another one draws it anew. */
  readonly locale: Locale;
  onWords(words: readonly string[]): void;
}

const read = (text: string) => wordsKind.read(text, { max: WORD_BYTES }) as string[];

/** What no flavor of the list says, in the person's own words. */
export const OwnWords = memo(function OwnWords({ words, onWords }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isFull = !hasRoom(words, WORD_BYTES);
  return (
    <section className="own-words">
      <h2 className="wheel-heading">
        <label htmlFor={id}>{t('wheel_words')}</label>
      </h2>
      <WordsBox
        label={t('wheel_words')}
        control={{ id, 'aria-describedby': isFull ? `${id}-full` : undefined, 'aria-required': undefined }}
        value={words}
        typed={typed}
        isFailing={isFull}
        set={(next) => {
          setTyped(undefined);
          onWords(next);
        }}
        type={(text) => {
          setTyped(text);
          onWords(read(text));
        }}
        leave={() => setTyped(undefined)}
        read={read}
      />
      {isFull && (
        <p id={`${id}-full`} className="own-words-full" role="alert">
          {t('wheel_words_full')}
        </p>
      )}
    </section>
  );
});
