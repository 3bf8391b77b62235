import type { ReactNode, Ref } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Switch } from '../../../parts/choice/Switch.tsx';
import { INPUTS, VALUES } from './points.ts';
import './points.css';

interface Props {
  readonly ref?: Ref<HTMLElement>;
  readonly hint: string;
  /** Whether what the machine is set to stands there too. */
  readonly hasInputs: boolean;
  setInputs(hasInputs: boolean): void;
  readonly hasSlider?: boolean;
  /** The rows of the points. */
  readonly children: ReactNode;
  /** What stands below them. */
  readonly below: ReactNode;
}

/** The points of a roast as a table to type. */
export const PointsFrame = ({ ref, hint, hasInputs, setInputs, hasSlider = false, children, below }: Props) => (
  <section
    ref={ref}
    className="roast-points"
    aria-label={t('roast_points')}
    data-inputs={hasInputs || undefined}
    data-slider={hasSlider || undefined}
  >
    <div className="points-head">
      <p>{hint}</p>
      <Switch checked={hasInputs} onChange={(event) => setInputs(event.currentTarget.checked)}>
        {t('roast_points_inputs')}
      </Switch>
    </div>
    <div className="points-titles" aria-hidden="true">
      <span>{t('roast_point')}</span>
      {[...VALUES, ...(hasInputs ? INPUTS : [])].map((value) => (
        <span key={value}>{t(`roast_points_${value}`)}</span>
      ))}
    </div>
    <div className="points-table">{children}</div>
    {below}
  </section>
);
