import { Textarea } from '@mantine/core';
import type { TypedBoxProps } from './box.ts';

const MIN_ROWS = 3;
const MAX_ROWS = 20;

/** A box of several lines that grows with its text, up to where the fields below would be out of reach. */
export function MemoBox({ text, control, isFailing, type, leave }: TypedBoxProps) {
  return (
    <Textarea
      {...control}
      autosize
      minRows={MIN_ROWS}
      maxRows={MAX_ROWS}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      error={isFailing}
      withErrorStyles={false}
    />
  );
}
