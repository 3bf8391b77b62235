import type { SiteRole } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';

/** What a person typed into the sign-up form. */
export interface SignupForm {
  readonly user_id: string;
  readonly user_pass: string;
  readonly user_name: string;
  readonly user_email: string;
  readonly country: string;
  readonly age_ok: boolean;
  readonly privacy_ok: boolean;
}

const userId = /^[a-z0-9._-]{4,45}$/;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** How many characters a new password needs. */
export const shortestPassword = (type: SiteRole): number => (type === 'ADMIN' || type === 'SADMIN' ? 15 : 10);

/** The age from which a person may have an account. */
export function ageLimit(country: string): number {
  return country === 'KOR' ? 14 : 13;
}

/** What has to be mended before the form is sent, field by field. */
export function signupFaults(form: SignupForm): Partial<Record<keyof SignupForm, MessageKey>> {
  const faults: Partial<Record<keyof SignupForm, MessageKey>> = {};
  if (!form.user_id) faults.user_id = 'field_required';
  else if (!userId.test(form.user_id)) faults.user_id = 'user_id_bad';
  if (!form.user_pass) faults.user_pass = 'field_required';
  else if ([...form.user_pass].length < shortestPassword('USER')) faults.user_pass = 'user_pass_short';
  if (!form.user_name) faults.user_name = 'field_required';
  if (form.user_email && !email.test(form.user_email)) faults.user_email = 'user_email_bad';
  if (!form.country) faults.country = 'field_required';
  if (!form.age_ok) faults.age_ok = 'age_required';
  if (!form.privacy_ok) faults.privacy_ok = 'privacy_required';
  return faults;
}

/** What has to be mended of a new password that was typed twice. */
export function newPasswordFaults(fresh: string, again: string, min: number): Readonly<Record<string, MessageKey>> {
  const faults: Record<string, MessageKey> = {};
  if (!fresh) faults.new_pass = 'field_required';
  else if ([...fresh].length < min) faults.new_pass = 'user_pass_short';
  if (!again) faults.new_pass_again = 'field_required';
  else if (again !== fresh) faults.new_pass_again = 'new_pass_differs';
  return faults;
}
