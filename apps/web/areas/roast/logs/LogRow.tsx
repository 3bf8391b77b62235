import { shownDegrees } from '@hanjan/charts/roast/frame.ts';
import { clockText, tenths } from '@hanjan/charts/timeline/words.ts';
import { useState } from 'react';
import { isolated, t, textOf } from '../../../base/texts/index.ts';
import { Checkbox } from '../../../parts/input/Checkbox.tsx';
import { TextInput } from '../../../parts/input/TextInput.tsx';
import { exact, useStockGauge } from '../../stock/masses.ts';
import { chosenUnit } from '../work.ts';
import type { FoundRoast } from './found.ts';
import { placeText } from './found_text.ts';
import { type Item, idOf } from './item.ts';
import { TargetSelect } from './TargetSelect.tsx';
import type { Recipe, Targets } from './targets.ts';

interface Props {
  readonly item: Item;
  readonly targets: Targets;
  edit(part: Partial<Item>): void;
}

/** A roast that was found: what its log says, and what it is brought in as. */
export function LogRow({ item, targets, edit }: Props) {
  const { roast, name, bean, day, isFileDay, isChosen, recipe, lot, lots, machine, isNear } = item;
  const [isOpen, setOpen] = useState(false);
  const called = (all: readonly Recipe[], key: number | null) => all.find((one) => one.key === key)?.label;
  const ofLots = (roast.isBlend ? lots : [lot]).map((key) => called(targets.lots, key));
  const all = [called(targets.recipes, recipe), ...ofLots, called(targets.machines, machine)];
  const of = all.filter(Boolean).join(' · ');
  const doubt = doubtOf(item);
  return (
    <li className="logs-row">
      <Checkbox
        label={name}
        checked={isChosen}
        disabled={day === null}
        onChange={(event) => edit({ isChosen: event.currentTarget.checked })}
      />
      <p className="logs-day number">
        {day ?? '–'} {isFileDay && <small>{t('logs_file_day')}</small>}
      </p>
      <Figures roast={roast} />
      <p className="logs-of">
        {doubt && <span className="logs-alike">{doubt} </span>}
        <button type="button" className="quiet-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {of || t('logs_of_none')}
        </button>
        {isNear && of && <small> {t('logs_near')}</small>}
      </p>
      <p className="logs-path">
        <bdi>{placeText(roast)}</bdi>
        {roast.row !== null && <span> · {t('logs_no_curve')}</span>}
        {bean !== name && <span> · {t('logs_bean', { bean: isolated(bean) })}</span>}
      </p>
      {isOpen && (
        <div className="logs-edit">
          <TextInput
            type="date"
            label={textOf('roasting_result_date')}
            value={day ?? ''}
            onChange={(event) => {
              const typed = event.currentTarget.value || null;
              edit({ day: typed, isFileDay: false, ...(typed === null && { isChosen: false }) });
            }}
          />
          <TargetSelect
            label={textOf('roasting_seq')}
            targets={targets.recipes}
            value={recipe}
            choose={(key) => edit({ recipe: key, isNear: false })}
          />
          {!roast.isBlend && (
            <TargetSelect
              label={t('logs_lot')}
              targets={targets.lots}
              value={lot}
              choose={(key) => edit({ lot: key, isNear: false })}
            />
          )}
          {roast.greens.map((green, nth) => (
            <TargetSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
              key={nth}
              label={`${t('logs_lot')} · ${isolated(green.name ?? String(nth + 1))}`}
              targets={targets.lots}
              value={lots[nth] ?? null}
              choose={(key) => edit({ lots: lots.with(nth, key), isNear: false })}
            />
          ))}
          {targets.machines.length > 0 && (
            <TargetSelect
              label={textOf('roasting_machine_seq')}
              targets={targets.machines}
              value={machine}
              choose={(key) => edit({ machine: key })}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** Why a roast may be one that is there, or is among these. */
function doubtOf({ double, known }: Item): string | null {
  if (double === 'again') return t('logs_again');
  if (double !== 'alike') return null;
  return known ? t('logs_alike_known', { id: idOf(known) }) : t('logs_alike');
}

/** The figures of a log; what rests on an estimated mark says so. */
function Figures({ roast }: { readonly roast: FoundRoast }) {
  const gauge = useStockGauge();
  const unit = chosenUnit();
  const grams = (g: number | null) => (g === null ? '–' : exact(gauge, g * 10));
  const figure = (name: 'total_s' | 'dtr_percent', text: string) =>
    roast.estimated.includes(name) ? `${text} ${t('roast_estimated')}` : text;
  const { total_s, first_s, dtr_percent, end_c, green_g, roasted_g, loss_percent } = roast;
  const all = [
    { label: t('roast_total_s'), text: total_s === null ? '–' : figure('total_s', clockText(total_s)) },
    { label: t('roast_mark_FCs'), text: first_s === null ? '–' : clockText(first_s) },
    {
      label: t('roast_dtr_percent'),
      text: dtr_percent === null ? '–' : figure('dtr_percent', `${tenths(dtr_percent)} %`),
    },
    { label: textOf('list_end_bean'), text: end_c === null ? '–' : `${tenths(shownDegrees(end_c, unit))} °${unit}` },
    {
      label: t('logs_masses'),
      text: green_g === null && roasted_g === null ? '–' : `${grams(green_g)} → ${grams(roasted_g)}`,
    },
    { label: t('roast_loss_percent'), text: loss_percent === null ? '–' : `${tenths(loss_percent)} %` },
  ];
  return (
    <dl className="logs-figures">
      {all.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="number">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
