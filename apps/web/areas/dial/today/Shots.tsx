import { ShotsChart } from '@hanjan/charts/shots/View.tsx';
import { type Aim, kindOf, type Names, numberOrNull, type Row, type Screen } from '@hanjan/core';
import { useRef } from 'react';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { clock, shortDay } from '../../../base/texts/times.ts';
import { Measure, None } from '../../../parts/cell/cells.tsx';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { ratioOf } from '../ratio.ts';
import { changesOf, seconds } from './changes.ts';

interface Props {
  readonly screen: Screen;
  readonly names: Names;
  /** The newest first. */
  readonly shots: readonly Row[];
  readonly aim: Aim | null;
  /** Where the records of shots are. */
  readonly place: string;
  readonly today: string;
}

const MOST = 10;

/** The last shots: how long each took against the time that one aims at, and what was changed and what that did. */
export function Shots({ screen, names, shots: all, aim, place, today }: Props) {
  const { entity } = screen;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const shots = all.slice(0, MOST);
  const show = (name: string, value: unknown) => {
    const { [name]: field } = entity.fields;
    return value == null || !field ? '–' : kindOf(field).show(value as never, field, names);
  };
  const points = shots.toReversed().map((shot) => ({
    term: numberOrNull(shot.setting_result_term),
    notes: ['setting_grinder_size', 'setting_result_mass'].map((name) => show(name, shot[name])),
  }));
  const words = {
    label: t('dial_chart', { count: shots.length }),
    unit: t('bar_seconds'),
    rows: [t('dial_grind'), t('brewing_mass_shot')],
  };
  return (
    <section className="dial-shots" aria-label={t('dial_shots')}>
      <div ref={frame}>{width > 0 && <ShotsChart shots={points} {...{ aim, words, width }} />}</div>
      <ol>
        {shots.map((shot, at) => (
          <Shot
            key={Number(shot[entity.key])}
            {...{ screen, names, shot, show, place, today }}
            before={all[at + 1] ?? null}
          />
        ))}
      </ol>
    </section>
  );
}

interface ShotProps extends Pick<Props, 'screen' | 'names' | 'place' | 'today'> {
  readonly shot: Row;
  readonly before: Row | null;
  show(name: string, value: unknown): string;
}

/** A shot as one line of figures, and what was changed for it below. */
function Shot({ screen: { entity }, names, shot, before, show, place, today }: ShotProps) {
  const { setting_date: day, setting_result_time: time, rgst_user, setting_result_term: term } = shot;
  const ratio = ratioOf(shot);
  const changes = before && changesOf(shot, before, entity, names);
  const when = day === today && typeof time === 'string' ? clock(time) : shortDay(String(day));
  return (
    <li>
      <p className="dial-when">
        <Link href={`${place}/${shot[entity.key]}`}>{when}</Link> {String(rgst_user ?? '')}
        {shot.setting_pick === true && <b>{t('list_setting_pick')}</b>}
      </p>
      <p className="dial-figures">
        <Measure text={show('setting_grinder_size', shot.setting_grinder_size)} unit={t('dial_grind')} />
        <Measure text={show('setting_bean_mass', shot.setting_bean_mass)} unit="→" />
        <Measure
          text={show('setting_result_mass', shot.setting_result_mass)}
          unit={ratio === null ? '' : `1:${ratio}`}
        />
        {term == null ? <None /> : <Measure text={seconds(Number(term))} unit={t('bar_seconds')} />}
      </p>
      {changes && changes.turned.length + changes.came.length > 0 && (
        <p className="dial-changed">
          {changes.turned.join(', ') || t('dial_same')} → {changes.came.join(', ') || t('dial_same_result')}
        </p>
      )}
    </li>
  );
}
