import type { ImportResult, Screen } from '@hanjan/core';
import { readNumber } from '@hanjan/core/calc/numbers.ts';
import type { FastifyRequest } from 'fastify';
import { faultText } from '../../http/answer.ts';
import { textsFor } from '../../http/texts.ts';
import { unitOf } from '../heads.ts';
import { shortened, toldText } from './lines.ts';
import type { Plan } from './plan.ts';

/** Faults that are reported one by one, and records that change. */
const MOST = 500;
/** Rows that are shown as they were typed, and rows of those with a fault. */
const SAMPLE = 20;
const FAULTY = 100;

/** What an import answers: counts, what was known and what not, what changes, faults in words, and rows as they were typed. */
export function importReport(request: FastifyRequest, { entity }: Screen, plan: Plan): ImportResult {
  const translate = textsFor(request.headers['accept-language']);
  const { typed, same, columns, ignored, fresh, changed, tell } = plan;
  const inUnit = (name: string, typed: string) => textInUnit(typed, unitOf(entity.fields[name]));
  const faults = plan.faults.slice(0, MOST);
  const faulty = new Set([...new Set(faults.map(({ row }) => row))].slice(0, FAULTY));
  return {
    rows: typed.length,
    fresh: fresh.length,
    changed: changed.length,
    same,
    changes: changed.slice(0, MOST).map(({ line, before, names }) => ({
      row: line.row,
      cells: names.map((name) => ({
        name,
        before: inUnit(name, shortened(tell(name, before?.[name]))),
        after: inUnit(name, toldText(line.cells.get(name))),
      })),
    })),
    columns: columns.map(({ name, head }) => ({ name, head })),
    ignored,
    faults: faults.map((fault) => ({
      ...fault,
      description: faultText(translate, fault, entity.fields[fault.name]),
    })),
    faults_total: plan.faults.length,
    sample: typed
      .filter(({ row }, nth) => nth < SAMPLE || faulty.has(row))
      .map(({ row, cells }) => ({ row, cells: columns.map(({ name, at }) => inUnit(name, toldText(cells[at]))) })),
  };
}

/** A number as it is quoted back, with the unit in which it is read where it says none itself. */
function textInUnit(typed: string, unit: string | undefined): string {
  return unit && readNumber(typed)?.unit === '' ? `${typed.trim()}${unit === '%' ? '' : ' '}${unit}` : typed;
}
