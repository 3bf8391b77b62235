import { t } from '../../i18n/index.ts';

/** The flavor wheel for everybody. */
export default function Flavorwheel() {
  return <h1>{t('menu_flavorwheel')}</h1>;
}
