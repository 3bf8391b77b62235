import { t } from '../../base/texts/index.ts';
import { PasswordInput } from '../../parts/input/PasswordInput.tsx';
import type { Faults } from './fields.tsx';
import { newPasswordFaults } from './signupRules.ts';

interface Props {
  /** How many characters it needs. */
  readonly min: number;
  readonly faults: Faults;
  readonly isFirst?: boolean;
}

/** A new password, typed twice. */
export const NewPassword = ({ min, faults, isFirst }: Props) => (
  <>
    <PasswordInput
      name="new_pass"
      label={t('new_pass')}
      description={t('user_pass_hint', { min })}
      autoComplete="new-password"
      data-autofocus={isFirst || undefined}
      required
      error={faults.new_pass}
    />
    <PasswordInput
      name="new_pass_again"
      label={t('new_pass_again')}
      autoComplete="new-password"
      required
      error={faults.new_pass_again}
    />
  </>
);

/** The new password of a form, and what has to be mended of it. */
export function typedNewPassword(
  form: HTMLFormElement,
  min: number,
): { readonly new_pass: string; readonly faults: Faults } {
  const typed = new FormData(form);
  const new_pass = String(typed.get('new_pass'));
  const found = newPasswordFaults(new_pass, String(typed.get('new_pass_again')), min);
  return { new_pass, faults: Object.fromEntries(Object.entries(found).map(([name, key]) => [name, t(key, { min })])) };
}
