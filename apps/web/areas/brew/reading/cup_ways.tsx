import type { Row, Screen } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { findScreen } from '../../../records/catalogue.ts';
import type { ReadingProps } from '../../../records/field/reading.ts';
import { Way } from '../../../records/history/Way.tsx';

/** Where a coffee is called so that was brewed, and that was tasted; both have the day of its roast. */
const BREWED = 'brewing_coffee';
const TASTED = 'cupnote_name';
const ROASTED = 'blending_result_date';

/** The records of the same people in which a coffee is called so. */
const screenWith = (name: string, { entity: { scope } }: Screen): Screen | undefined =>
  findScreen(({ entity }) => entity.scope === scope && name in entity.fields && ROASTED in entity.fields);

/** A note of the cup that was brewed: which coffee it was need not be typed again. */
export function NoteWay({ screen, record }: Pick<ReadingProps, 'screen' | 'record'>) {
  const notes = screenWith(TASTED, screen);
  const values = (): Row => ({
    [TASTED]: record[BREWED] ?? null,
    [ROASTED]: record[ROASTED] ?? null,
    cupnote_date: record.brewing_result_date ?? null,
  });
  return notes && <Way to={notes} label={t('brew_to_note')} values={values} />;
}

/** A brew of the coffee that was tasted. */
export function BrewWay({ screen, record }: Pick<ReadingProps, 'screen' | 'record'>) {
  const brews = screenWith(BREWED, screen);
  const values = (): Row => ({ [BREWED]: record[TASTED] ?? null, [ROASTED]: record[ROASTED] ?? null });
  return brews && <Way to={brews} label={t('note_to_brew')} values={values} />;
}
