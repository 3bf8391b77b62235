import { t } from '../../i18n/index.ts';

/** A brew for everybody: planned, timed, and seen beside its plan. */
export default function BrewingRecord() {
  return <h1>{t('menu_brewingrecord')}</h1>;
}
