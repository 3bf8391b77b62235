import { createHash } from 'node:crypto';
import { type FieldFault, isImportable, isUpdatable, type Row, type Screen } from '@hanjan/core';
import { HOME_ZONE, isZone } from '@hanjan/core/calc/time/zone.ts';
import type { FastifyInstance } from 'fastify';
import { onlyOnce } from '../../engine/idempotency.ts';
import type { Work } from '../../engine/work.ts';
import { type Engine, screenWorker } from '../../engine/worker.ts';
import { ok } from '../../http/answer.ts';
import { textBytes } from '../../http/body_limit.ts';
import type { Places } from '../../http/limits/places.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { importSchema } from '../../openapi/sheet.ts';
import { readSheet } from '../read/index.ts';
import type { ImportQuery } from './made.ts';
import { planImport } from './plan.ts';
import { importReport } from './report.ts';
import { readUpload, refuseUnfit } from './upload.ts';
import { writePlan } from './write.ts';

/** Where files arrive, and where they are worked on. */
interface Inward {
  readonly arriving: Places;
  readonly working: Places;
}

/** A cell of so many letters is always told as it is. */
const SHORTEST = 32_767;

/**
 * `POST {path}/import`: a file of records, looked at (`mode=preview`) or saved, all of it or nothing. Rows with a key
 * change that record, others are new ones.
 */
export function importRoute(
  app: FastifyInstance,
  engine: Engine,
  screen: Screen,
  { arriving, working }: Inward,
  useOf: ImportQuery['useOf'],
): void {
  const saving = screenWorker(engine, screen);
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  const longest = longestText(screen);
  const route = {
    schema: importSchema(screen),
    config: { access: { screen, actions: ['write'] as const }, event: 'import' as const, costs: 'import' as const },
  };
  app.post(`${screen.path}/import`, route, async (request) => {
    const { user_seq } = request.actor;
    const { isForSave, zone } = readQuery(request.query as Row);
    // Nothing is read of a file that is nobody's to bring.
    await reading(request, 'write', async () => undefined);
    refuseUnfit(request);
    if (!isImportable(screen) && !isUpdatable(screen)) throw new Refusal(400, 'import_rows_needed');
    const { name, file, confirmed } = await arriving.take('import_busy', user_seq, () => readUpload(request));
    return working.take('import_busy', user_seq, async () => {
      const sheet = await readSheet(name, file, longest);
      const query = { isForSave, zone, useOf };
      const look = async (work: Work) => {
        const plan = await planImport(work, screen, sheet, query);
        return { plan, told: importReport(request, screen, plan) };
      };
      if (!isForSave) return ok(request, (await reading(request, 'write', look)).told);
      const sent = createHash('sha256').update(file).digest('hex');
      const payload = confirmed ? [sent, confirmed] : sent;
      const save = async (unsure: Work) => {
        const work = confirmed ? { ...unsure, confirmed } : unsure;
        const { plan, told } = await look(work);
        const faults = plan.faults.length > 0 ? plan.faults : await writePlan(work, screen.entity, plan);
        if (faults.length === 0) return told;
        const result = importReport(request, screen, { ...plan, faults });
        throw new Refusal(400, 'import_faults', { args: { count: faults.length }, result });
      };
      const saved = await onlyOnce((work) => saving(request, 'write', work), request, payload, save);
      return ok(request, saved.result, { touched: saved.touched });
    });
  });
}

/** Letters of the longest text that a sheet can fill in. */
const longestText = ({ entity }: Screen): number =>
  Math.max(SHORTEST, ...Object.values(entity.fields).map((field) => textBytes([field])));

function readQuery({ mode, zone = HOME_ZONE }: Row): { isForSave: boolean; zone: string } {
  const faults: FieldFault[] = [];
  if (mode !== 'preview' && mode !== 'save') faults.push({ name: 'mode', key: 'field_code', args: {} });
  if (!isZone(zone)) faults.push({ name: 'zone', key: 'field_code', args: {} });
  if (faults.length > 0) throw invalid(faults);
  return { isForSave: mode === 'save', zone: zone as string };
}
