import { t } from '../../i18n/index.ts';

/** The guide. */
export default function Guide() {
  return <h1>{t('guide_title')}</h1>;
}
