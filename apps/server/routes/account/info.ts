import { type FieldFault, type Row, writable } from '@hanjan/core';
import { USER_INFO } from '@hanjan/model/account/info.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { query } from '../../db/statement.ts';
import { mergedRecord, sound } from '../../engine/save.ts';
import { screenWorker } from '../../engine/worker.ts';
import { refuseStale } from '../../http/access.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { noteFacts } from '../../http/events/event.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { localeOf } from '../../http/texts.ts';
import { isEmail, isPlainName } from '../../sign/account.ts';
import { signSchemas } from '../../sign/schema.ts';
import { userInfo } from '../../sign/user_info.ts';
import type { AccountParts } from './routes.ts';

const FIELDS = ['user_name', 'user_email', 'user_img'] as const;

/**
 * `POST /api/userinfo/edit`: name, address of e-mail and picture of one's own account, as far as the body has them. The
 * address is where a lost password is asked for: it is changed by whoever has proved just now who they are.
 */
export function infoRoutes(app: FastifyInstance, { engine, signDb, outbox }: AccountParts): void {
  const { entity } = USER_INFO;
  const inTransaction = screenWorker(engine, USER_INFO);
  const route = {
    schema: signSchemas.userinfo,
    config: {
      access: { screen: USER_INFO, actions: ['edit' as const] },
      costs: 'write' as const,
      event: 'account_edit' as const,
    },
  };
  app.post(`${USER_INFO.path}/edit`, route, async (request) => {
    const body = trimmed(readBody(request));
    const names = writable(entity).filter((name) => name in body);
    const before = await ownInfo(request);
    const after = await inTransaction(request, 'edit', (work) =>
      sound(work, entity, mergedRecord(entity, before, body, names), names, before),
    );
    refuseUnsound(after);
    const changed = FIELDS.filter((name) => names.includes(name) && after[name] !== before[name]);
    if (changed.length === 0) throw new Refusal(400, 'save_not_changed');
    noteFacts(request, { target: `account ${changed.join(', ')}` });
    if (changed.includes('user_email')) refuseStale(request);
    const values = Object.fromEntries(changed.map((name) => [name, after[name]]));
    const user = await signDb.transact(request.actor, async (run) => {
      const user_seq = request.actor.user_seq ?? 0;
      // The mailbox that was theirs hears of it, not the one that is to be.
      if (changed.includes('user_email'))
        await outbox.tell(run, 'email_changed', user_seq, localeOf(request.headers['accept-language']));
      await run(
        query
          .updateTable('account')
          .set({ ...values, edit_at: sql`now()` })
          .where('user_seq', '=', user_seq),
      );
      return userInfo(run, user_seq);
    });
    return ok(request, user);
  });

  const ownInfo = async ({ actor }: FastifyRequest): Promise<Row> => {
    const found = await signDb.transact(actor, (run) => userInfo(run, actor.user_seq ?? 0));
    if (!found) throw new Refusal(401, 'noauth_text');
    return found;
  };
}

/** Space around a name or an address is none of it, as at a sign-up. */
const trimmed = (body: Row): Row =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** What a sign-up refuses of a name and an address is refused here, too. */
function refuseUnsound({ user_name, user_email }: Row): void {
  const faults: FieldFault[] = [];
  if (!isPlainName(String(user_name))) faults.push({ name: 'user_name', key: 'user_name_hidden', args: {} });
  if (user_email !== null && !isEmail(String(user_email)))
    faults.push({ name: 'user_email', key: 'user_email_bad', args: {} });
  if (faults.length > 0) throw invalid(faults, USER_INFO.entity);
}
