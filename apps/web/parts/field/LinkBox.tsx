import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import { Address } from '../links/Address.tsx';
import { targetOf } from '../links/address.ts';
import type { TypedBoxProps } from './box.ts';
import { TextBox } from './TextBox.tsx';

interface Props extends TypedBoxProps {
  /** The address as it is stored. */
  readonly value: string | null;
}

/** An address, and the way to follow it as soon as it is one. */
export function LinkBox({ value, ...props }: Props) {
  const open = value !== null && targetOf(value) && (
    <Address address={value} className="address-open" label={t('open_of', { name: props.label })}>
      <Icon name="leave" />
    </Address>
  );
  return <TextBox {...props} inputMode="url" right={open} />;
}
