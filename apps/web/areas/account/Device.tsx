import { MEASURES, unitsOf } from '@hanjan/core';
import { LOCALES } from '@hanjan/model/messages/locales.ts';
import { useLocation } from 'wouter';
import { chooseUnit, units } from '../../base/session/preferences.ts';
import { useStore } from '../../base/store/store.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { useLanguages } from '../../parts/links/LanguageTool.tsx';
import { Options } from '../../parts/Options.tsx';
import { Section } from './Section.tsx';

/** The language and the units of this device. */
export function Device() {
  const chosen = useStore(units);
  const [, navigate] = useLocation();
  const others = useLanguages();
  const speak = (locale: string) => {
    const other = others.find(({ id }) => id === locale);
    if (other) navigate(other.href);
  };
  return (
    <Section name="account_device">
      <div className="account-choices">
        <Options
          label={t('account_language')}
          options={LOCALES.map(({ id }) => id)}
          chosen={currentLocale()}
          textOf={(id) => LOCALES.find((one) => one.id === id)?.name ?? id}
          choose={speak}
        />
        {MEASURES.map((measure) => (
          <Options
            key={measure}
            label={t(`account_measure_${measure}`)}
            options={unitsOf(measure).map(({ symbol }) => symbol)}
            chosen={chosen[measure] ?? unitsOf(measure)[0]?.symbol ?? ''}
            textOf={(symbol) => symbol}
            choose={(symbol) => chooseUnit(measure, symbol)}
          />
        ))}
      </div>
    </Section>
  );
}
