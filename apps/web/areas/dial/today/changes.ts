import { type Entity, kindOf, type Names, type Row } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { labelWith } from '../../../records/field/field_label.ts';
import { signedText } from '../../brew/difference_text.ts';

/** What one turns, and what comes of it. */
const TURNED = ['setting_grinder_size', 'setting_bean_mass', 'setting_temp'];
const CAME = ['setting_result_term', 'setting_result_mass', 'setting_rate'];
const TERM = 'setting_result_term';

/** What was changed from one shot to the next, and what that did, in words; empty where nothing was. */
export interface Changes {
  readonly turned: readonly string[];
  readonly came: readonly string[];
}

/** How a shot differs from the one before. */
export function changesOf(shot: Row, before: Row, entity: Entity, names: Names): Changes {
  const said = (some: readonly string[]) =>
    some.flatMap((name) => {
      const [now, then, field] = [shot[name], before[name], entity.fields[name]];
      if (typeof now !== 'number' || typeof then !== 'number' || now === then || !field) return [];
      const unit = name === TERM ? t('bar_seconds') : kindOf(field).unit?.(field as never, names);
      const size = (held: number) => (name === TERM ? seconds(held) : kindOf(field).show(held as never, field, names));
      const by = `${signedText(now - then, size)}${unit ? `\u00a0${unit}` : ''}`;
      return [`${labelWith(name, field, shot.setting_result_type)} ${by}`];
    });
  return { turned: said(TURNED), came: said(CAME) };
}

/** A time of a shot in seconds with a tenth. */
export const seconds = (ms: number): string => String(Math.round(ms / 100) / 10);
