import { Radar } from '@hanjan/charts/radar/View.tsx';
import type { FamilyColour } from '@hanjan/charts/wheel/colour.ts';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import { FlavorChip } from '../../parts/FlavorChip.tsx';
import { Graduation } from '../../parts/Graduation.tsx';

const points = ['balance', 'aroma', 'sweetness', 'body', 'flavor', 'acidity'] as const;
type Point = (typeof points)[number];

const sample: Readonly<Record<Point, number | null>> = {
  balance: 9,
  aroma: 9,
  sweetness: 8,
  body: 7,
  flavor: 9,
  acidity: null,
};

const flavors = [
  ['floral', 'intro_jasmine'],
  ['floral', 'intro_black_tea'],
  ['fruity', 'intro_peach'],
  ['sweet', 'intro_honey'],
  ['nutty', 'intro_almond'],
] as const satisfies readonly (readonly [FamilyColour, MessageKey])[];

/** A cupping note to try on the front page: moving a score moves the radar. Nothing of it is kept. */
export function SampleNote() {
  const [scores, setScores] = useState(sample);
  const axes = points.map((key) => ({ key, label: t(`cupnote_${key}_point`), value: scores[key] }));
  const given = axes.flatMap(({ value }) => (value === null ? [] : [value]));
  const average = (given.reduce((sum, value) => sum + value, 0) / given.length).toFixed(1);
  const words = axes.map(({ label, value }) => `${label} ${value ?? t('not_scored')}`).join(', ');
  return (
    <section className="sample" aria-label={t('intro_sample')}>
      <header>
        <div>
          <h2>{t('intro_sample_name')}</h2>
          <p className="sample-when">
            {t('intro_sample_when')} · {t('intro_sample_where')}
          </p>
        </div>
        <p className="sample-average">
          <span>{t('intro_sample_average')}</span>
          <output>{average}</output>
        </p>
      </header>
      <div className="sample-scores">
        <Radar axes={axes} label={t('radar_label', { scores: words })} />
        <div>
          {axes.map(({ key, label, value }) => (
            <label key={key} className="sample-score">
              <span>{label}</span>
              <span className="sample-scale">
                <Graduation value={value} />
                <input
                  type="range"
                  min={0}
                  max={10}
                  step={1}
                  value={value ?? 10}
                  aria-valuetext={value === null ? t('not_scored') : undefined}
                  onChange={(event) => setScores({ ...scores, [key]: event.currentTarget.valueAsNumber })}
                />
              </span>
              {value === null ? <em>{t('not_scored')}</em> : <b>{value}</b>}
            </label>
          ))}
          <p className="sample-hint">{t('intro_sample_hint')}</p>
        </div>
      </div>
      <div className="sample-words">
        <h3>{t('intro_flavors')}</h3>
        <div>
          {flavors.map(([family, word]) => (
            <FlavorChip key={word} family={family}>
              {t(word)}
            </FlavorChip>
          ))}
        </div>
        <p>{t('intro_sample_memo')}</p>
      </div>
    </section>
  );
}
