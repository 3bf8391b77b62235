import { Radar } from '@hanjan/charts/radar/View.tsx';
import type { FamilyColour } from '@hanjan/charts/wheel/colour/colour.ts';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { FlavorChip } from '../../../parts/flavor/FlavorChip.tsx';
import { Graduation } from '../../../parts/size/Graduation.tsx';
import { radarWords } from '../../cup/score/radarWords.ts';
import './sample.css';

const sample: Readonly<Record<string, number | null>> = {
  cupnote_balance_point: 9,
  cupnote_aroma_point: 9,
  cupnote_sweetness_point: 8,
  cupnote_body_point: 7,
  cupnote_flavor_point: 9,
  cupnote_acidity_point: null,
};

const flavors = [
  ['floral', 'intro_jasmine'],
  ['floral', 'intro_black_tea'],
  ['fruity', 'intro_peach'],
  ['sweet', 'intro_honey'],
  ['nutty', 'intro_almond'],
] as const satisfies readonly (readonly [FamilyColour, MessageKey])[];

/** A cupping note to try on the front page: moving a score moves the radar. Nothing of it is stored. */
export default function SampleNote() {
  const [scores, setScores] = useState(sample);
  const axes = POINTS.map((key) => ({ key, label: t(key), value: scores[key] ?? null }));
  const move = (key: string, score: number | null) => setScores({ ...scores, [key]: score });
  const given = axes.flatMap(({ value }) => (value === null ? [] : [value]));
  const average = (given.reduce((sum, value) => sum + value, 0) / given.length).toFixed(1);
  return (
    <section className="sample" aria-label={t('intro_sample')}>
      <header>
        <div>
          <h3>{t('intro_sample_name')}</h3>
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
        <Radar axes={axes} label={radarWords(axes)} width={400} onChange={move} />
        <div>
          {axes.map(({ key, label, value }) => (
            <label key={key} className="sample-score">
              <span>{label}</span>
              <span className="try-ruler-scale">
                <Graduation value={value} />
                <input
                  type="range"
                  min={0}
                  max={10}
                  step={1}
                  value={value ?? 10}
                  aria-valuetext={value === null ? t('not_scored') : undefined}
                  onChange={(event) => move(key, event.currentTarget.valueAsNumber)}
                />
              </span>
              {value === null ? <em>{t('not_scored')}</em> : <b>{value}</b>}
            </label>
          ))}
          <p className="sample-hint">{t('intro_sample_hint')}</p>
        </div>
      </div>
      <div className="sample-words">
        <h4>{t('intro_flavors')}</h4>
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
