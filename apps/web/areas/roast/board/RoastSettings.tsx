import { ROR_SPANS, spanFor } from '@hanjan/roastlog/figures/ror.ts';
import { MARKS, type Mark, type RoastLog, type Unit } from '@hanjan/roastlog/log.ts';
import { useId } from 'react';
import { chooseUnit } from '../../../base/session/preferences.ts';
import { t } from '../../../base/texts/index.ts';
import { Choose } from '../../../parts/Choose.tsx';
import { Switch } from '../../../parts/choice/Switch.tsx';
import { degreesText } from '../numbers.ts';
import { BELOW, CHECK_LINE, LINES, type RoastOptions, type RoastWork, SMOOTHINGS } from '../work.ts';
import './settings.css';

interface Props {
  readonly work: RoastWork;
  readonly log: RoastLog;
  /** The log beneath, once it is read. */
  readonly below: RoastLog | null;
  change(part: Partial<RoastWork>): void;
  /** Absent where nothing can lie beneath. */
  openBelow?(): void;
}

/** °C at which the line of checks may lie. */
const CHECK_LINES = [null, 150, 160, 170, 180, 190, CHECK_LINE, 210, 220] as const;

/** How a roast is shown, and what lies beneath it. */
export function RoastSettings({ work, log, below, change, openBelow }: Props) {
  const { options, background } = work;
  const id = useId();
  const set = (part: Partial<RoastOptions>) => change({ options: { ...options, ...part } });
  const seconds = (s: number) => (s === 0 ? t('roast_none') : t('roast_seconds', { s }));
  const named = (name: string) => (text: string) => `${name}: ${text}`;
  const unitText = (unit: Unit) => `°${unit}`;
  const lineText = (line: number | null) => (line === null ? t('roast_none') : degreesText(line, options.unit));
  const shared = below ? MARKS.filter((mark) => log.marks[mark] && below.marks[mark]) : [];
  const markText = (mark: Mark) => t(`roast_mark_${mark}`);
  const align = (mark: Mark) => background && change({ background: { ...background, align: mark } });
  const toggle = (line: (typeof LINES)[number]) =>
    set({
      hidden: options.hidden.includes(line) ? options.hidden.filter((one) => one !== line) : [...options.hidden, line],
    });
  return (
    <section className="roast-settings" aria-labelledby={id}>
      <h2 id={id}>{t('roast_settings')}</h2>
      <dl>
        <Setting name={t('roast_lines')}>
          {LINES.filter((line) => line !== 'others' || background).map((line) => (
            <Switch key={line} checked={!options.hidden.includes(line)} onChange={() => toggle(line)}>
              {t(`roast_${line}`)}
            </Switch>
          ))}
        </Setting>
        <Setting name={t('roast_ror')}>
          <Choose
            label={named(t('roast_span'))}
            options={ROR_SPANS}
            chosen={(options.span_s ?? spanFor(log)) as (typeof ROR_SPANS)[number]}
            textOf={(s) => t('roast_span_of', { s })}
            choose={(span_s) => set({ span_s })}
          />
          <Choose
            label={named(t('roast_smooth'))}
            options={SMOOTHINGS}
            chosen={options.smooth_s as (typeof SMOOTHINGS)[number]}
            textOf={(s) => `${t('roast_smooth')} ${seconds(s)}`}
            choose={(smooth_s) => set({ smooth_s })}
          />
          <Choose
            label={named(t('roast_per'))}
            options={[60, 30]}
            chosen={options.per}
            textOf={(per) => t(per === 30 ? 'roast_per_30' : 'roast_per_60')}
            choose={(per) => set({ per: per === 30 ? 30 : 60 })}
          />
        </Setting>
        <Setting name={t('roast_unit')}>
          <Choose
            label={named(t('roast_unit'))}
            options={['C', 'F']}
            chosen={options.unit}
            textOf={unitText}
            choose={(unit) => {
              chooseUnit('temperature', unitText(unit));
              set({ unit });
            }}
          />
        </Setting>
        <Setting name={t('roast_check_line')}>
          <Choose
            label={named(t('roast_check_line'))}
            options={CHECK_LINES}
            chosen={options.checkLine as (typeof CHECK_LINES)[number]}
            textOf={lineText}
            choose={(checkLine) => set({ checkLine })}
          />
        </Setting>
        {openBelow && (
          <Setting name={t('roast_background')}>
            {background ? (
              <>
                <span className="roast-below">{background.name}</span>
                {shared.length > 0 && (
                  <Choose
                    label={(text) => t('roast_align_of', { text })}
                    options={shared}
                    chosen={background.align}
                    textOf={(mark) => t('roast_align', { text: markText(mark) })}
                    choose={align}
                  />
                )}
                <button type="button" className="quiet-link" onClick={() => change({ background: null })}>
                  {t('roast_background_drop')}
                </button>
              </>
            ) : (
              <>
                <button type="button" className="quiet-link" onClick={openBelow}>
                  {t('roast_background_open')}
                </button>
                <button type="button" className="quiet-link" onClick={() => change({ background: BELOW })}>
                  {t('roast_background_sample')}
                </button>
              </>
            )}
          </Setting>
        )}
      </dl>
    </section>
  );
}

const Setting = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
