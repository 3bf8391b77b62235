import { useMemo } from 'react';
import { units } from '../../../base/session/preferences.ts';
import { personOf, useSession } from '../../../base/session/session.ts';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { Button, ButtonLink } from '../../../parts/button/Button.tsx';
import { ValueBox } from '../../../records/ledger/ValueBox.tsx';
import { namesIn } from '../../chart/names.ts';
import { Difference } from '../Difference.tsx';
import { isShot, type Plan } from '../plan.ts';
import { BREWS } from '../run/apart.ts';
import { brewFields, numberOf } from '../work/fields.ts';
import type { BrewWork } from '../work/work.ts';
import { saidIn, saying } from './brewed.ts';
import './brewed.css';

interface Props {
  readonly work: BrewWork;
  readonly plan: Plan;
  readonly actual: Plan;
  change(part: Partial<BrewWork>, what?: string): void;
  save(): void;
  drop(): void;
}

const TDS = 'brewing_result_tds';

/** A brew that is over: where it differed from its plan, how strong it is, and the way to its record. */
export function Brewed({ work, plan, actual, change, save, drop }: Props) {
  const chosen = useStore(units);
  const said = saidIn(work);
  const record = work.brewed?.record;
  const names = useMemo(() => namesIn(chosen), [chosen]);
  return (
    <section aria-labelledby="brewpage-result">
      <header>
        <h2 id="brewpage-result">{t('brewpage_result')}</h2>
        <button type="button" className="quiet-link" onClick={drop}>
          {t('brewpage_drop')}
        </button>
      </header>
      <Difference {...{ plan, actual }} isEspresso={isShot(said)} />
      <div className="brewpage-saving">
        <div className="brewpage-box" data-field={TDS}>
          <ValueBox
            {...{ names }}
            name={TDS}
            field={brewFields[TDS]}
            label={t(TDS)}
            value={numberOf(said, TDS)}
            set={(tds) => change(saying(work, { [TDS]: tds }), TDS)}
            onUnread={() => change(saying(work, { [TDS]: null }), TDS)}
          />
        </div>
        {record === undefined ? <ToSave save={save} /> : <Saved record={record} save={save} />}
      </div>
    </section>
  );
}

function ToSave({ save }: Pick<Props, 'save'>) {
  const isGuest = personOf(useSession()) === null;
  return (
    <>
      <Button size="md" onClick={save}>
        {t('brewpage_save')}
      </Button>
      <p>{t(isGuest ? 'brewpage_save_guest' : 'brewpage_save_text')}</p>
    </>
  );
}

const Saved = ({ record, save }: Pick<Props, 'save'> & { readonly record: number }) => (
  <>
    <ButtonLink size="md" href={`${BREWS}/${record}`}>
      {t('brewpage_record')}
    </ButtonLink>
    <p>
      {t('brewpage_saved')}{' '}
      <button type="button" className="quiet-link" onClick={save}>
        {t('brewpage_save_new')}
      </button>
    </p>
  </>
);
