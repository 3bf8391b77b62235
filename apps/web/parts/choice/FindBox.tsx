import type { ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import './find_box.css';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly typed: string;
  seek(typed: string): void;
}

const FINDING = { type: 'search', role: 'combobox', 'aria-autocomplete': 'list' } as const;

/** A well to type into what one looks for in the list below it. */
export const FindBox = ({ typed, seek, ...input }: Props) => (
  <div className="find-box">
    <Icon name="search" />
    <input
      {...input}
      {...FINDING}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => seek(event.currentTarget.value)}
    />
  </div>
);
