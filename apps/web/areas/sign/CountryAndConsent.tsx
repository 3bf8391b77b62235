import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { useState } from 'react';
import { currentLocale, t } from '../../base/texts/index.ts';
import { Checkbox } from '../../parts/input/Checkbox.tsx';
import { Select } from '../../parts/input/Select.tsx';
import type { Faults } from './fields.tsx';
import { addressOf } from './providers.ts';
import { ageLimit } from './signupRules.ts';
import { useCountries } from './useCountries.ts';

/**
 * What everybody says before there is an account: their country, that they are old enough there, and that they agree to the
 * privacy policy. The form reads `country`, `age_ok` and `privacy_ok`.
 */
export function CountryAndConsent({ faults }: { readonly faults: Faults }) {
  const [country, setCountry] = useState(localeInfo(currentLocale()).country);
  const countries = useCountries(country);
  return (
    <>
      <Select
        name="country"
        label={t('country')}
        autoComplete="country"
        data={countries}
        value={country}
        onChange={(event) => setCountry(event.currentTarget.value)}
        required
        error={faults.country}
      />
      <div className="sign-check">
        <Checkbox name="age_ok" label={t('age_ok', { age: ageLimit(country) })} required error={faults.age_ok} />
        <Checkbox name="privacy_ok" label={t('privacy_ok')} required error={faults.privacy_ok} />
        <span>
          <a className="quiet-link" href={addressOf('/user/privacy')} target="_blank" rel="noopener">
            {t('privacy_read')}
            <span className="spoken"> ({t('new_tab')})</span>
          </a>
        </span>
      </div>
    </>
  );
}
