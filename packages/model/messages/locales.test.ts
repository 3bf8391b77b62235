import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { ko } from './ko.ts';
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

describe('texts', () => {
  it.each([
    ['ko', ko],
    ['en', en],
  ])('have one place each, and are all there: %s', async (locale, all) => {
    const files = globSync(`${locale}/*/*.ts`, { cwd: import.meta.dirname }).filter(
      (file) => !file.endsWith('index.ts'),
    );
    const topics = await Promise.all(files.map((file) => import(`./${file}`)));
    const keys = topics.flatMap((topic: object) => Object.values(topic).flatMap((part: object) => Object.keys(part)));
    expect(keys.toSorted()).toEqual(Object.keys(all).toSorted());
    expect(keys.length).toBeGreaterThan(400);
  });
});
