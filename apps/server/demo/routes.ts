import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ok } from '../http/answer.ts';
import type { EventKind } from '../http/events/event.ts';
import { answerOf } from '../openapi/answer.ts';
import { type DemoPlace, fillDemo } from './fill.ts';
import { readDemo, removeDemo } from './remove.ts';

const count = Type.Integer();
const state = Type.Object({ is_filled: Type.Boolean(), cafes: count, roasters: count, people: count, notes: count });
const place = Type.Object({
  org_kind: Type.String(),
  org_name: Type.String(),
  org_name_locale: Type.String(),
  user_auth: Type.String(),
  user_use: Type.Boolean(),
});
const person = Type.Object({ user_id: Type.String(), user_name: Type.String(), places: Type.Array(place) });
const filled = Type.Object({ password: Type.String(), people: Type.Array(person) });

/** What the super administrator does with the demo: look, fill in, take away. */
export function demoRoutes(app: FastifyInstance, place: DemoPlace): void {
  const route = (result: object, event?: EventKind) => ({
    schema: { tags: ['demo'], response: { 200: answerOf(result) } },
    config: { access: { roles: ['SADMIN'] as const }, ...(event && { event }) },
  });
  app.get('/api/setting/demo', route(state), async (request) => ok(request, await readDemo(place.url)));
  app.post('/api/setting/demo/fill', route(filled, 'demo_fill'), async (request) => ok(request, await fillDemo(place)));
  app.post('/api/setting/demo/remove', route(Type.Object({}), 'demo_remove'), async (request) => {
    await removeDemo(place.url);
    return ok(request, {});
  });
}
