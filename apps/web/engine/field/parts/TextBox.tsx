import { kindOf } from '@hanjan/core';
import { Input } from '@mantine/core';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { BoxProps } from '../view.ts';

interface Props extends BoxProps {
  readonly value: unknown;
  /** What stands inside at the right: a unit, a button. */
  readonly right?: ReactNode;
  readonly rightWidth?: number;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/** A box of one line that shows what was typed, or the value as its kind writes it. */
export function TextBox(props: Props) {
  const { field, value, typed, names, control, isFailing, type, leave, right, rightWidth = 44 } = props;
  return (
    <Input
      {...control}
      value={typed ?? (value === null ? '' : kindOf(field).show(value, field, names))}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      error={isFailing}
      autoComplete="off"
      inputMode={props.inputMode}
      placeholder={props.placeholder}
      onKeyDown={props.onKeyDown}
      rightSection={right}
      rightSectionWidth={right ? rightWidth : undefined}
      rightSectionPointerEvents="auto"
    />
  );
}
