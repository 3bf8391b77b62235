import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useDebounced } from '../../base/store/useDebounced.ts';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import './filter.css';

const WAIT_MS = 300;

interface Props {
  readonly label: string;
  readonly placeholder: string;
  /** What is being looked for. */
  readonly text: string;
  /** A text as it would be looked for. */
  clean(typed: string): string;
  search(typed: string): void;
  /** Stands at the right. */
  readonly children?: ReactNode;
}

/** Free text. It searches when the person pauses or presses Enter. */
export function SearchBox({ label, placeholder, text, clean, search, children }: Props) {
  const [typed, setTyped] = useState(text);
  const id = useId();
  const later = useDebounced((next: string) => {
    if (clean(next) !== text) search(next);
  }, WAIT_MS);

  // What is being typed stays as it is, with its spaces, unless something else is looked for.
  useEffect(() => {
    later.cancel();
    setTyped((now) => (clean(now) === text ? now : text));
  }, [later, clean, text]);

  const type = (next: string) => {
    setTyped(next);
    later(next);
  };
  const submit = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) later.flush();
  };
  return (
    <div className="filter search-box">
      <label className="filter-label" htmlFor={id}>
        {label}
      </label>
      <div className="well" data-active={text !== '' || undefined}>
        <Icon name="search" size={16} />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={submit}
        />
        {typed && (
          <button
            type="button"
            className="well-clear"
            aria-label={t('clear_of', { name: label })}
            onClick={() => type('')}
          >
            <Icon name="close" size={16} />
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
