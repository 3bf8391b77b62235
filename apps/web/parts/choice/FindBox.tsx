import type { ComponentProps, KeyboardEvent } from 'react';
import { Icon } from '../Icon.tsx';
import './find_box.css';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown'> {
  readonly typed: string;
  seek(typed: string): void;
  /** A key that belongs to no letter which is still being put together. */
  press(event: KeyboardEvent): void;
}

const FINDING = { type: 'search', role: 'combobox', 'aria-autocomplete': 'list' } as const;

/** A well to type into what one looks for in the list below it. */
export const FindBox = ({ typed, seek, press, ...input }: Props) => (
  <div className="find-box">
    <Icon name="search" />
    <input
      {...input}
      {...FINDING}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => seek(event.currentTarget.value)}
      onKeyDown={(event) => {
        const { isComposing, keyCode } = event.nativeEvent;
        if (!isComposing && keyCode !== 229) press(event);
      }}
    />
  </div>
);
