import { createHash } from 'node:crypto';
import { type FieldFault, type ImportResult, isImportable, type Row, type Screen } from '@hanjan/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeRecord, filledIn, insertRecord } from '../../engine/save.ts';
import type { Work } from '../../engine/work.ts';
import { type Engine, screenWorker } from '../../engine/worker.ts';
import { faultText, ok } from '../../http/answer.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { textsFor } from '../../http/texts.ts';
import { checkedByHandler } from '../../openapi/answer.ts';
import { importSchema } from '../../openapi/sheet.ts';
import type { Places } from '../places.ts';
import { readSheet } from '../read/index.ts';
import { HOME_ZONE, isZone } from '../zone.ts';
import { toldText } from './lines.ts';
import type { ImportQuery } from './made.ts';
import { type Plan, planImport } from './plan.ts';
import { readUpload, refuseUnfit } from './upload.ts';

/** Faults that are told one by one. */
const MOST_FAULTS = 500;
/** Rows that are shown as they were typed. */
const SAMPLE = 20;
/** Records that are sent to the database in one go. */
const AT_ONCE = 100;

/** Where files arrive, and where they are worked on. */
interface Inward {
  readonly arriving: Places;
  readonly working: Places;
}

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
  const route = {
    schema: importSchema(screen),
    validatorCompiler: checkedByHandler,
    config: { access: { screen, actions: ['write'] as const } },
  };
  app.post(`${screen.path}/import`, route, async (request) => {
    const { isForSave, zone } = readQuery(request.query as Row);
    // Nothing is read of a file that is nobody's to bring.
    await reading(request, 'write', async () => undefined);
    refuseUnfit(request);
    if (!isImportable(screen)) throw new Refusal(400, 'import_rows_needed');
    const { name, file } = await arriving.take('import_busy', () => readUpload(request));
    return working.take('import_busy', async () => {
      const sheet = await readSheet(name, file);
      const query = { isForSave, zone, useOf };
      const look = async (work: Work) => {
        const plan = await planImport(work, screen, sheet, query);
        return { plan, told: tell(request, screen, plan) };
      };
      if (!isForSave) return ok(request, (await reading(request, 'write', look)).told);
      const payload = JSON.stringify([request.url, createHash('sha256').update(file).digest('hex')]);
      const save = async (work: Work) => {
        const { plan, told } = await look(work);
        const count = plan.faults.length;
        if (count > 0) throw new Refusal(400, 'import_faults', { args: { count }, result: told });
        await write(work, screen, plan);
        return told;
      };
      return ok(request, await onlyOnce((work) => saving(request, 'write', work), request, payload, save));
    });
  });
}

function readQuery({ mode, zone = HOME_ZONE }: Row): { isForSave: boolean; zone: string } {
  const faults: FieldFault[] = [];
  if (mode !== 'preview' && mode !== 'save') faults.push({ name: 'mode', key: 'field_code', args: {} });
  if (!isZone(zone)) faults.push({ name: 'zone', key: 'field_code', args: {} });
  if (faults.length > 0) throw invalid(faults);
  return { isForSave: mode === 'save', zone: zone as string };
}

/** Saves what a file was found to say. */
async function write(work: Work, { entity }: Screen, { fresh, changed }: Plan): Promise<void> {
  const saves = [
    ...fresh.map((record) => async () => insertRecord(work, entity, await filledIn(work, entity, record, null))),
    ...changed.map(
      ({ before, record }) =>
        async () =>
          changeRecord(work, entity, before, await filledIn(work, entity, record, before)),
    ),
  ];
  for (let at = 0; at < saves.length; at += AT_ONCE) {
    await Promise.all(saves.slice(at, at + AT_ONCE).map((save) => save()));
  }
}

/** What an import answers: counts, what was known and what not, faults in words, and the first rows as they were typed. */
function tell(request: FastifyRequest, { entity }: Screen, plan: Plan): ImportResult {
  const translate = textsFor(request.headers['accept-language']);
  const { typed, same, columns, ignored, faults, fresh, changed } = plan;
  return {
    rows: typed.length,
    fresh: fresh.length,
    changed: changed.length,
    same,
    columns: columns.map(({ name, head }) => ({ name, head })),
    ignored,
    faults: faults
      .slice(0, MOST_FAULTS)
      .map((fault) => ({ ...fault, description: faultText(translate, fault, entity.fields[fault.name]) })),
    faults_total: faults.length,
    sample: typed
      .slice(0, SAMPLE)
      .map(({ row, cells }) => ({ row, cells: columns.map(({ at }) => toldText(cells[at])) })),
  };
}
