import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { t, textOf } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';

/** What is wrong with each field of a form, by its name. */
export type Faults = Readonly<Record<string, string>>;

/** The faults that the server named, as texts. */
export function faultsOf(fields: readonly { name: string; key: string; args: object }[]): Faults {
  return Object.fromEntries(fields.map(({ name, key, args }) => [name, textOf(key, { ...args })]));
}

/** Puts the focus on the first field that fails, in the order of the page. */
export function focusFault(form: HTMLFormElement, faults: Faults): void {
  const failing = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in faults);
  if (failing instanceof HTMLElement) failing.focus();
}

/** A password with a button that shows what was typed. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      size="md"
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={({ reveal }) => <Icon name={reveal ? 'eyeOff' : 'eye'} />}
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'hide_pass' : 'show_pass'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
