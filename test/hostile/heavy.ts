/** So many letters of something, or a few less. */
const fill = (part: string, letters: number): string => part.repeat(Math.max(1, Math.floor(letters / part.length)));

/** Texts that take the longest time to compose, compare, read or find; each of so many letters. */
export const HEAVY: Readonly<Record<string, (letters: number) => string>> = {
  'marks on one letter': (letters) => `a${fill('\u0301\u0316', letters)}`,
  'as many marks on each letter as it may have': (letters) => fill(`a${'\u0301\u0316'.repeat(15)}`, letters),
  'parted syllables': (letters) => fill('한글'.normalize('NFD'), letters),
  'parted letters': (letters) => fill('\u03b9\u0308\u0301', letters),
  dots: (letters) => `a${fill('.', letters)}a`,
  'an address': (letters) => `a@${fill('a.', letters)}@`,
  spaces: (letters) => `1${fill(' ', letters)}1`,
  digits: (letters) => fill('1', letters),
  'thousands in a number': (letters) => `${fill('1,', letters)}x`,
  'parts of a list': (letters) => fill('a,', letters),
  'signs of a pattern': (letters) => fill('%_\\', letters),
  'letters that become many': (letters) => fill('\ufdfa', letters),
  'brackets of a curve': (letters) => fill('[', letters),
};
