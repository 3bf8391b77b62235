import { useEffect, useState } from 'react';
import { currentLocale } from '../../base/texts/index.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Every country by its name in the current language. Until the list is loaded it holds the chosen one alone. */
export function useCountries(chosen: string): readonly Choice[] {
  const locale = currentLocale();
  const [choices, setChoices] = useState<readonly Choice[]>([{ value: chosen, label: '' }]);
  useEffect(() => {
    let wanted = true;
    import('@hanjan/model/seed/country.ts').then(({ producing, consuming }) => {
      const names = new Intl.DisplayNames(locale, { type: 'region' });
      const all = [...producing, ...consuming].map(([value, code2, name]) => ({
        value,
        label: names.of(code2) ?? name,
      }));
      if (wanted) setChoices(all.sort((a, b) => a.label.localeCompare(b.label, locale)));
    });
    return () => {
      wanted = false;
    };
  }, [locale]);
  return choices;
}
