import { expect, it } from 'vitest';
import { invitationIn } from './signup_mode.ts';

it.each([
  [`#invite=${'aB3-_'.repeat(8)}xyz`, `${'aB3-_'.repeat(8)}xyz`],
  ['', undefined],
  ['#invite=', undefined],
  [`#invite=${'a'.repeat(44)}`, undefined],
  [`#invite=${'a'.repeat(42)}%`, undefined],
])('the invitation in %j', (hash, invitation) => expect(invitationIn(hash)).toBe(invitation));
