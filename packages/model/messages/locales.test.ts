import { describe, expect, it } from 'vitest';
import { LOCALES, localeOf, withoutLocale } from './locales.ts';

describe('the language of an address', () => {
  it('is the default one without a prefix', () => {
    expect(localeOf('/')).toBe(LOCALES[0].id);
    expect(localeOf('/info/intro')).toBe('ko');
  });

  it('is read from a whole first segment only', () => {
    expect(localeOf('/en')).toBe('en');
    expect(localeOf('/en/user/usernote/coffeenote')).toBe('en');
    expect(localeOf('/entry')).toBe('ko');
  });

  it('can be taken off', () => {
    expect(withoutLocale('/en')).toBe('/');
    expect(withoutLocale('/en/info/intro')).toBe('/info/intro');
    expect(withoutLocale('/info/intro')).toBe('/info/intro');
  });
});
