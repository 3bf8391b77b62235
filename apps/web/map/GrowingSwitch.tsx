import { t } from '../i18n/index.ts';
import '../parts/choice/picks.css';

interface Props {
  readonly isAll: boolean;
  setAll(isAll: boolean): void;
}

const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** Whether only the countries are offered that grow coffee. */
export const GrowingSwitch = ({ isAll, setAll }: Props) => (
  <label className="pick">
    <input {...SWITCH} checked={!isAll} onChange={(event) => setAll(!event.currentTarget.checked)} />
    {t('map_growing')}
  </label>
);
