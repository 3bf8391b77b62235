import type { ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import { InputFrame } from './InputFrame.tsx';
import { type Around, Labelled, useBound } from './Labelled.tsx';

interface Props extends Around, Omit<ComponentProps<'select'>, 'size' | 'children' | keyof Around> {
  readonly data: readonly { readonly value: string; readonly label: string }[];
}

/** One of many, chosen by the browser's own list. */
export function Select({ label, description, error, required, data, ...select }: Props) {
  const bound = useBound({ description, error, required });
  return (
    <Labelled id={bound.id} {...{ label, description, error, required }}>
      <InputFrame size="md" isFailing={Boolean(error)} right={<Icon name="down" size={16} />} isSign>
        <select {...select} {...bound} className="input-box">
          {data.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </InputFrame>
    </Labelled>
  );
}
