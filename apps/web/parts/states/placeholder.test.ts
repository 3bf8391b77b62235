import { expect, it } from 'vitest';
import { placeholderOf } from './placeholder.ts';

it.each([
  ['401', 'noauth_text', 'noauth', 'nopage'],
  ['403', 'nopermission_text', 'nopermission', 'nopermission'],
  ['403', 'nocafe_text', 'nocafe', 'nocafe'],
  ['403', 'noroaster_text', 'noroaster', 'noroaster'],
  ['403', '', 'nopermission', 'nopermission'],
  ['404', 'nopage_text', 'nopage', 'nopage'],
  ['400', 'validation_error', 'nodata', 'nodata'],
  ['500', 'error_text', 'nodata', 'nodata'],
  ['503', 'busy_text', 'nodata', 'nodata'],
  ['NETWORK', 'error_text', 'nodata', 'nodata'],
] as const)('an answer %s (%s) is %s, on a page that is open to all %s', (status, code, closed, open) => {
  expect([placeholderOf({ status, code }, false), placeholderOf({ status, code }, true)]).toEqual([closed, open]);
});
