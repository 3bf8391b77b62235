import type { FieldFault, Row } from '@hanjan/core';
import { HOME_ZONE, isZone } from '@hanjan/core/calc/time/zone.ts';
import type { ListQuery } from '../../engine/list.ts';
import { readListQuery } from '../../engine/list_query.ts';
import { invalid } from '../../http/refusal.ts';

const FORMATS = ['csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

/** What an export is asked: the list's question, and how it is written. */
export interface ExportQuery {
  readonly list: ListQuery;
  readonly format: Format;
  /** Only the head, with an example of what each column takes. */
  readonly template: boolean;
  /** In frames that tell how far it is. */
  readonly frames: boolean;
  /** The zone in whose time instants are written. */
  readonly zone: string;
}

/** The question of an export; whatever has the wrong form is a fault. */
export function readExportQuery(parameters: unknown, body: Row): ExportQuery {
  const list = readListQuery(parameters, body);
  const { format = 'xlsx', template = false, frames = false, zone = HOME_ZONE } = body;
  const isGood: readonly (readonly [name: string, isGood: boolean, key: string])[] = [
    ['format', FORMATS.some((one) => one === format), 'field_code'],
    ['template', typeof template === 'boolean', 'field_flag'],
    ['frames', typeof frames === 'boolean', 'field_flag'],
    ['zone', isZone(zone), 'field_code'],
  ];
  const faults = isGood.flatMap(([name, good, key]): FieldFault[] => (good ? [] : [{ name, key, args: {} }]));
  if (faults.length > 0) throw invalid(faults);
  return { list, format: format as Format, template: template === true, frames: frames === true, zone: zone as string };
}
