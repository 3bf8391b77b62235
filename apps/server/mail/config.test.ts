import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

describe('the server of e-mail', () => {
  const from = { HANJAN_SMTP_FROM: 'noreply@example.com' };

  test.each([
    ['smtp://smtp.example.com', { host: 'smtp.example.com', port: 587, isTls: false, isHere: false, login: null }],
    ['smtp://localhost:2525/', { host: 'localhost', port: 2525, isTls: false, isHere: true }],
    ['smtp://[::1]', { host: '::1', isHere: true }],
    ['smtps://a:b@127.0.0.1:4650', { port: 4650, isTls: true, isHere: true, login: { user: 'a', pass: 'b' } }],
  ])('%s', (HANJAN_SMTP, read) => {
    expect(readConfig({ HANJAN_SMTP, ...from }).mail).toMatchObject(read);
  });

  test.each([
    'smtp.example.com:587',
    'https://smtp.example.com',
    'smtp://',
    'smtp://user@smtp.example.com',
    'smtp://:secret@smtp.example.com',
    'smtp://user:%zz@smtp.example.com',
    'smtp://user:secret@smtp.example.com/path',
    'smtp://user:secret@smtp.example.com?tls.rejectUnauthorized=false',
    'smtp://user:secret@smtp.example.com#x',
    'smtp://user:sec ret@smtp.example.com',
  ])('%s is refused in one line without what it said', (HANJAN_SMTP) => {
    expect(() => readConfig({ HANJAN_SMTP, ...from })).toThrow(/^HANJAN_SMTP must look like [^\n]+$/);
    expect(() => readConfig({ HANJAN_SMTP, ...from })).not.toThrow(/secret/);
  });

  test.each(['noreply', '한잔', 'a@b', '<a@b.kr', 'a@b.kr, c@d.kr', 'a@b.kr\r\nBcc: c@d.kr', '"x" <a@b.kr>'])(
    'letters are not from %j',
    (HANJAN_SMTP_FROM) => {
      const env = { HANJAN_SMTP: 'smtp://smtp.example.com', HANJAN_SMTP_FROM };
      expect(() => readConfig(env)).toThrow(/^HANJAN_SMTP_FROM must look like /);
    },
  );

  test('has both of its variables or neither', () => {
    expect(() => readConfig(from)).toThrow(/^HANJAN_SMTP and HANJAN_SMTP_FROM /);
    expect(() => readConfig({ HANJAN_SMTP: 'smtp://localhost' })).toThrow(/^HANJAN_SMTP and HANJAN_SMTP_FROM /);
  });
});
