import { useRef } from 'react';
import { t } from '../../base/texts/index.ts';
import type { BoxProps } from '../field/box.ts';
import { Icon } from '../Icon.tsx';

interface Props extends Omit<BoxProps, 'isFailing'> {
  /** What the key that chooses is called. */
  readonly name: string;
  /** What can be chosen; null once there is something, which can be taken away. */
  readonly hint: string | null;
  choose(): void;
  remove(): void;
}

/** The key that chooses a file, and what stands next to it: what can be chosen, or the key that takes away what was. */
export function FileKeys({ label, control, name, hint, choose, remove, leave }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const hintId = `${control.id}-hint`;
  return (
    <>
      <button
        ref={opener}
        type="button"
        id={control.id}
        className="file-choose"
        aria-label={`${label}: ${name}${control['aria-required'] ? `, ${t('required')}` : ''}`}
        aria-describedby={control['aria-describedby'] ?? (hint === null ? undefined : hintId)}
        onClick={choose}
        onBlur={leave}
      >
        {name}
      </button>
      {hint === null ? (
        <button
          type="button"
          className="file-remove"
          aria-label={t('clear_of', { name: label })}
          onClick={() => {
            remove();
            opener.current?.focus();
          }}
        >
          <Icon name="close" size={16} />
        </button>
      ) : (
        <span id={hintId} className="file-hint">
          {hint}
        </span>
      )}
    </>
  );
}
