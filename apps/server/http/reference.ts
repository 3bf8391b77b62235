import { REFERENCE } from '@hanjan/model/reference/names.ts';
import type { FastifyInstance } from 'fastify';
import { listenTo } from '../db/listen.ts';

/** What the mark comes from: all that everybody chooses from, as it stands there. */
const MARK = `SELECT md5(concat_ws(' ', ${REFERENCE.map(
  (table) => `(SELECT sum(hashtextextended(t::text, 0)) FROM ${table} AS t)`,
).join(', ')})) AS mark`;

/**
 * Every answer of the API tells the mark of what everybody chooses from, which is the same in every process and changes
 * with it. There is none until it is known, and while the database cannot be heard.
 */
export function tellReferenceMark(app: FastifyInstance, url: string): void {
  let mark: string | undefined;
  let stop = async () => {};
  app.addHook('onListen', async () => {
    stop = listenTo(url, {
      channel: 'reference_changed',
      async heard(client) {
        const { rows } = await client.query<{ mark: string }>(MARK);
        mark = rows[0]?.mark;
      },
      lost: () => {
        mark = undefined;
      },
      onError: (err) => app.log.warn({ err }, 'changes of codes cannot be heard for now'),
    });
  });
  app.addHook('onClose', () => stop());
  app.addHook('onSend', (request, reply, payload, done) => {
    if (mark !== undefined && request.url.startsWith('/api/')) reply.header('x-hanjan-codes', mark);
    done(null, payload);
  });
}
