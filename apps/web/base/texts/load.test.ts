import { beforeEach, expect, it, vi } from 'vitest';

/** The files of texts that can be loaded now, as `ko every`. */
let there: Set<string>;
const file = (name: string) => async () => {
  if (!there.has(name)) throw new Error(`${name} is away`);
  return { default: { [name]: name } };
};
const files = (locale: string) =>
  Object.fromEntries(['every', 'work', 'roaster'].map((part) => [part, file(`${locale} ${part}`)]));
vi.mock('virtual:texts', () => ({ default: { ko: files('ko'), en: files('en') } }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: '' }, querySelector: () => null });
  there = new Set(['ko every', 'ko work', 'en every', 'en work']);
});

it('a part that is away keeps no language from being shown', async () => {
  const { activate, currentLocale, loadTexts } = await import('./index.ts');
  await expect(loadTexts('roaster')).rejects.toThrow('ko roaster is away');
  await activate('en');
  expect(currentLocale()).toBe('en');
});

it('a part that was loaded comes with every language that is shown, and one without it is not shown', async () => {
  const { activate, currentLocale, loadTexts, hasText } = await import('./index.ts');
  await activate('ko');
  await loadTexts('work');
  there.delete('en work');
  await expect(activate('en')).rejects.toThrow('en work is away');
  expect(currentLocale()).toBe('ko');
  there.add('en work');
  await activate('en');
  expect(hasText('en work')).toBe(true);
});

it('a part that is asked for while another language comes is there in that one', async () => {
  const { activate, hasText, loadTexts } = await import('./index.ts');
  const asked = loadTexts('work');
  await activate('en');
  await asked;
  expect(hasText('en work')).toBe(true);
});
