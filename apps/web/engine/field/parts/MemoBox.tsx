import { Textarea } from '@mantine/core';
import type { InputProps } from '../view.ts';

const MIN_ROWS = 3;

/** A box of several lines that grows with its text. */
export function MemoBox({ value, typed, control, isFailing, type, leave }: InputProps<'memo'>) {
  return (
    <Textarea
      {...control}
      autosize
      minRows={MIN_ROWS}
      value={typed ?? value ?? ''}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      error={isFailing}
      withErrorStyles={false}
    />
  );
}
