import { describe, expect, it } from 'vitest';
import { ageLimit, signupFaults } from './signupRules.ts';

const good = {
  user_id: 'haneul.kim',
  user_pass: '커피는 아침에 마신다',
  user_name: '김하늘',
  user_email: '',
  country: 'KOR',
  age_ok: true,
  privacy_ok: true,
};

describe('sign-up form', () => {
  it('passes when everything is there, without an e-mail', () => {
    expect(signupFaults(good)).toEqual({});
  });

  it.each([
    ['user_id', 'abc', 'user_id_bad'],
    ['user_id', '하늘하늘', 'user_id_bad'],
    ['user_id', 'a'.repeat(46), 'user_id_bad'],
    ['user_id', '', 'field_required'],
    ['user_pass', '123456789', 'user_pass_short'],
    ['user_name', '', 'field_required'],
    ['user_email', 'haneul', 'user_email_bad'],
    ['country', '', 'field_required'],
    ['age_ok', false, 'age_required'],
    ['privacy_ok', false, 'privacy_required'],
  ])('finds %s = %j', (name, value, fault) => {
    expect(signupFaults({ ...good, [name]: value })).toEqual({ [name]: fault });
  });

  it('asks for 14 years in Korea and 13 elsewhere', () => {
    expect(ageLimit('KOR')).toBe(14);
    expect(ageLimit('USA')).toBe(13);
  });
});
