import type { server as ko } from '../../ko/every/server.ts';

export const server = {
  bad_request: 'The request could not be understood. Reload the page and try again.',
  bad_json: 'What was sent is not valid JSON. Check it and send it again.',
  bad_media_type: 'Send JSON.',
  too_large: 'That is too much to send at once. Shorten it and save again.',
  too_complex: 'What was sent is too complex. Send it in parts.',
  cross_site: 'Requests from other sites are not accepted. Try again from a Hanjan page.',
  busy_text: 'There is no answer right now. What you typed is still here; try again in a moment.',
  rate_wait:
    'Too much was asked for in a short time. What you typed is still here; try again in {seconds, plural, one {# second} other {# seconds}}.',
  conflict_text: 'It was changed elsewhere first. Reload and try again.',
  edit_conflict: 'It was saved elsewhere in the meantime. Reload and try again.',
  server_error: 'Something went wrong on the server. What you typed is still here; try again in a moment.',
  signin_wait: 'Too many wrong tries. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  password_change_required: 'This is a one-time password. Change it first.',
  bean_unknown:
    'This code leads to no coffee that you can see. Check that the address is complete, or scan the QR code again.',
} satisfies Record<keyof typeof ko, string>;
