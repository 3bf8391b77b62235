import { MEASURED, PLACES } from '@hanjan/model/roaster/air.ts';
import { t } from '../../../base/texts/index.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { FormField } from '../../../records/ledger/FormField.tsx';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import './air.css';

/** The air of a roast: a line of boxes for each place where it is measured. Who reads it sees what was measured alone. */
export const airView: GroupView = { Body: Air };

function Air(props: GroupProps) {
  if (props.isReading) return <Fields {...props} />;
  const { form, names, isFixed } = props;
  return (
    <div className="air-places">
      <div className="air-line air-titles" aria-hidden="true">
        <span />
        {MEASURED.map((one) => (
          <span key={one}>{t(`air_${one}`)}</span>
        ))}
      </div>
      {PLACES.map((place) => (
        <div key={place} className="air-line">
          <span className="air-place" aria-hidden="true">
            {t(`air_${place}`)}
          </span>
          {MEASURED.map((one) => (
            <div key={one}>
              <span className="air-label" aria-hidden="true">
                {t(`air_${one}`)}
              </span>
              <FormField {...{ form, names, isFixed }} name={`${place}_${one}`} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
