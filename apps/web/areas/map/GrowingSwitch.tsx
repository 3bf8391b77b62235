import { t } from '../../base/texts/index.ts';
import { Switch } from '../../parts/choice/Switch.tsx';

interface Props {
  readonly isAll: boolean;
  setAll(isAll: boolean): void;
}

/** Whether only the countries are offered that grow coffee. */
export const GrowingSwitch = ({ isAll, setAll }: Props) => (
  <Switch checked={!isAll} onChange={(event) => setAll(!event.currentTarget.checked)}>
    {t('map_growing')}
  </Switch>
);
