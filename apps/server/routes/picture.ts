import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import {
  type Actor,
  isAdmin,
  kindOf,
  ORG_KINDS,
  PEOPLE,
  PICTURE_HASH,
  picturePath,
  type Row,
  type Screen,
  seenBy,
  type UploadBounds,
  uploadOf,
  writable,
} from '@hanjan/core';
import { readPicture } from '@hanjan/core/calc/picture/read.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { MB } from '../config.ts';
import { isActive } from '../engine/enter.ts';
import { bytesOfPictures, type Picture, storePicture } from '../engine/pictures.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, screenWorker, worker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { type Places, placesFor } from '../http/limits/places.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { readUpload, refuseUnfit, type UploadRules } from '../http/upload.ts';
import { pictureSchema, uploadSchema } from '../openapi/picture.ts';

/** Pictures that arrive at once, and how many of one person. */
const ARRIVING = 8;
const ARRIVING_EACH = 2;
const HASH = new RegExp(`^${PICTURE_HASH}$`);
const YEAR_S = 31_536_000;

/** The calls that take pictures in, screen by screen, and the one that gives them out. `most`: bytes of all that an owner has. */
export function pictureRoutes(app: FastifyInstance, engine: Engine, screens: readonly Screen[], most: number): void {
  readingRoute(app, engine);
  const arriving = placesFor(ARRIVING, ARRIVING_EACH);
  void app.register(async (uploads) => {
    await uploads.register(multipart);
    for (const screen of screens) {
      const targets = targetsOf(screen);
      if (targets.length > 0) uploadRoute(uploads, engine, { screen, targets, arriving, most });
    }
  });
}

/**
 * `GET /picture/{hash}`: one of the actor's own pictures, or of an organisation in which they have an active place; any other
 * one is not there. What a hash names never changes.
 */
function readingRoute(app: FastifyInstance, engine: Engine): void {
  const inTransaction = worker(engine, engine.db.readOnce);
  const schema = { schema: pictureSchema, config: { access: { roles: PEOPLE } } };
  app.get<{ Params: { hash: string } }>(picturePath(':hash'), schema, async (request, reply) => {
    const { hash } = request.params;
    const found = HASH.test(hash) ? await inTransaction(request, (work) => findPicture(work, hash)) : undefined;
    if (!found) throw new Refusal(404, 'nopage_text', { headers: { 'Cache-Control': 'no-store' } });
    return reply
      .headers({
        'Cache-Control': `private, max-age=${YEAR_S}, immutable`,
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'Content-Disposition': 'inline',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
      })
      .type(found.type)
      .send(found.data);
  });
}

async function findPicture({ run, actor }: Work, hash: string): Promise<Pick<Picture, 'type' | 'data'> | undefined> {
  const places = sql.join(
    ORG_KINDS.map((kind) => sql`(${isActive(kind)})`),
    sql` OR `,
  );
  const [found] = await run(
    sql<Pick<Picture, 'type' | 'data'>>`
      SELECT type, data FROM user_picture WHERE user_seq = ${actor.user_seq} AND hash = ${hash}
      UNION ALL
      SELECT type, data FROM org_picture WHERE hash = ${hash} AND org IN
        (SELECT org FROM membership JOIN org USING (org) WHERE user_seq = ${actor.user_seq} AND (${places}))
      LIMIT 1`,
  );
  return found;
}

/** What a picture is uploaded to: a field, or an item of one that is a list of rows (`rows.item`). */
interface Target {
  readonly asked: string;
  readonly field: string;
  readonly upload: UploadBounds;
}

const targetsOf = ({ entity }: Screen): Target[] =>
  writable(entity).flatMap((field) => {
    const definition = entity.fields[field];
    if (!definition) return [];
    const items = Object.entries(kindOf(definition).rows?.(definition).fields ?? {});
    const fillable = [
      [field, definition] as const,
      ...items.map(([name, item]) => [`${field}.${name}`, item] as const),
    ];
    return fillable.flatMap(([asked, one]) => {
      const upload = uploadOf(one);
      return upload ? [{ asked, field, upload }] : [];
    });
  });

interface Uploads {
  readonly screen: Screen;
  readonly targets: readonly Target[];
  readonly arriving: Places;
  readonly most: number;
}

/** `POST {path}/picture?field=`: a picture for a field, by whoever may fill it. A save then names its path. */
function uploadRoute(app: FastifyInstance, engine: Engine, { screen, targets, arriving, most }: Uploads): void {
  const { entity, path } = screen;
  const actions = ['write', 'edit'] as const;
  const reading = screenWorker(engine, screen, engine.db.readOnce);
  const saving = screenWorker(engine, screen);
  const route = {
    schema: uploadSchema(
      screen,
      targets.map(({ asked }) => asked),
    ),
    config: { access: { screen, actions }, costs: 'picture' as const },
  };
  app.post(`${path}/picture`, route, async (request) => {
    // Nothing is read of a picture that is nobody's to bring.
    const { field, upload } = await reading(request, actions, async ({ actor }) => {
      const target = targetIn(targets, request.query as Row);
      refuseForbidden(actor, screen, target.field);
      return target;
    });
    const rules = rulesFor(upload);
    refuseUnfit(request, rules);
    const { file } = await arriving.take('busy_text', request.actor.user_seq, () => readUpload(request, rules));
    const picture = soundPicture(file, upload);
    await saving(request, actions, async (work) => {
      refuseForbidden(work.actor, screen, field);
      const added = await storePicture(work, entity, picture);
      if (added === 0) return;
      await work.charge?.(work, entity, { records: 0, bytes: added });
      if (!isAdmin(work.actor.user_type) && (await bytesOfPictures(work, entity)) > most)
        throw new Refusal(409, 'quota_pictures', { args: { max: Math.floor(most / MB) } });
    });
    const { hash, width, height } = picture;
    return ok(request, { path: picturePath(hash), width, height });
  });
}

function targetIn(targets: readonly Target[], { field }: Row): Target {
  const target = targets.find(({ asked }) => asked === field);
  if (!target) throw invalid([{ name: 'field', key: 'field_code', args: {} }]);
  return target;
}

function refuseForbidden(actor: Actor, screen: Screen, name: string): void {
  if (writable(seenBy(actor, screen).entity).includes(name)) return;
  throw invalid([{ name, key: 'field_forbidden', args: {} }], screen.entity);
}

const rulesFor = ({ bytes }: UploadBounds): UploadRules => ({
  bytes,
  fieldBytes: 0,
  refuse(why) {
    if (why === 'size') return new Refusal(413, 'picture_size', { args: { max: Math.floor(bytes / 1_000) } });
    return why === 'type' ? new Refusal(415, 'picture_type') : new Refusal(400, 'picture_broken');
  },
});

/** A picture whose bytes say that it is one, of at most the size that its field takes, and nothing about who took it where. */
function soundPicture(data: Buffer, { side, square }: UploadBounds): Picture {
  const read = readPicture(data);
  if (typeof read === 'string') throw new Refusal(read === 'picture_type' ? 415 : 400, read);
  if (Math.max(read.width, read.height) > side) throw new Refusal(400, 'picture_side', { args: { max: side } });
  if (square && read.width !== read.height) throw new Refusal(400, 'picture_square');
  return { ...read, hash: createHash('sha256').update(data).digest('hex'), data };
}
