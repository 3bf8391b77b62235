import { EVERYBODY } from '@hanjan/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { toRefusal } from '../../http/errors.ts';
import { noteEvent, noteRefusal } from '../../http/events/event.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { answerEntered, bearEntered, type SignCookies } from '../enter.ts';
import type { Step } from '../step.ts';
import { type Arrived, linkTo, proveBy, type Rules, signInBy } from './arrive.ts';
import { agree, seeNewcomer } from './consent.ts';
import { ProviderFault } from './fault.ts';
import { readAnswer, readForms, suggestedName } from './form_post.ts';
import { backTo, consentPage, factorPage, signInPage } from './lead.ts';
import { beginNonce, signInByToken } from './native.ts';
import type { Provider, Providers } from './provider.ts';
import { providerSchemas } from './schema.ts';
import { countedTry, explained } from './tries.ts';
import { beginWay, takeWay, type Way, type Why } from './way.ts';

/** What signing in through a provider works with. */
export interface ProviderParts {
  readonly signDb: Database;
  readonly providers: Providers;
  readonly cookies: SignCookies;
  readonly rules: Rules;
  readonly origin: string;
}

type Asked = FastifyRequest<{ Params: { provider: string } }>;

/** What each way is in the log of events. */
const EVENTS = { signin: 'sign_in', link: 'provider_edit', again: 'sign_again' } as const satisfies Record<Why, string>;

/**
 * Signing in through a provider. A browser is sent to it by `POST /api/sign/provider/<name>` and comes back to
 * `GET /api/sign/callback/<name>`, or by a form that the provider has it post there; who is new agrees at
 * `POST /api/sign/consent`. An app brings what it was given to `POST /api/sign/callback/<name>`.
 */
export function providerRoutes(app: FastifyInstance, parts: ProviderParts): void {
  const { signDb, providers, cookies, rules, origin } = parts;
  const { session: cookie, step } = cookies;
  const route = (name: keyof typeof providerSchemas, config: object = {}) => ({
    schema: providerSchemas[name],
    config: { access: { roles: EVERYBODY }, evenWithOneTimePassword: true, costs: 'write' as const, ...config },
  });
  const providerOf = ({ params }: Asked): Provider => {
    const provider = providers.get(params.provider);
    if (!provider) throw notFound();
    return provider;
  };

  app.post('/api/sign/provider/:provider', route('begin'), async (request: Asked, reply) => {
    const body = readBody(request);
    const provider = providerOf(request);
    const begun = await beginWay(signDb, request, provider, body, origin).catch(explained(request));
    step.set(reply, begun.token, provider.settings.postsForm);
    return ok(request, { url: begun.url });
  });

  const take = async (request: Asked, reply: FastifyReply): Promise<Step<Way> | undefined> => {
    const way = await takeWay(signDb, step.read(request));
    step.clear(reply);
    noteEvent(request, EVENTS[way?.facts.why ?? 'signin']);
    return way;
  };

  /** Takes whoever comes back with an answer to the end of their way. */
  const arrive = (request: Asked, way: Step<Way> | undefined, answer: URLSearchParams): Promise<Arrived> =>
    countedTry(signDb, request, async () => {
      const provider = providerOf(request);
      if (!way) throw new Refusal(409, 'provider_over');
      const { why, next, provider: asked } = way.facts;
      if (asked !== provider.settings.name) throw new ProviderFault(new Error(`an answer to what ${asked} was asked`));
      const claims = await provider.hear(answer, way.facts, { again: why === 'again' });
      return signDb.transact(request.actor, (run) => {
        if (why === 'link') return linkTo(run, request, rules, way, claims);
        if (why === 'again') return proveBy(run, request, way, claims);
        const user_name = suggestedName(answer) || claims.name;
        const replaces = cookie.read(request);
        return signInBy(run, request, rules, { provider: asked, claims, user_name, next, replaces });
      });
    });

  /** Leads a browser that came back to the page where it belongs, whatever became of it. */
  const lead = async (request: Asked, reply: FastifyReply, answer: URLSearchParams) => {
    providerOf(request);
    const way = await take(request, reply);
    const back = way?.facts.back ?? signInPage(request);
    const there = (arrived: Arrived): string => {
      if (arrived.is === 'consent') step.set(reply, arrived.token);
      if (arrived.is === 'consent') return consentPage(back);
      if (arrived.is !== 'entered') return backTo(back, `provider_${arrived.is}`);
      bearEntered(reply, cookies, arrived.entered);
      const next = way?.facts.next ?? '/';
      return 'step' in arrived.entered ? factorPage(back, next) : next;
    };
    const refused = (error: Error): string => {
      const refusal = toRefusal(error);
      if (refusal.status === 500) request.log.error({ err: error }, 'failed');
      noteRefusal(request, refusal);
      // A page that somebody is led to says nothing of how many seconds are left of them.
      return backTo(back, refusal.status === 429 ? 'provider_wait' : refusal.code);
    };
    return reply.redirect(origin + (await arrive(request, way, answer).then(there).catch(refused)), 303);
  };

  app.get('/api/sign/callback/:provider', route('back', { event: 'sign_in' }), (request: Asked, reply) =>
    lead(request, reply, new URL(request.url, origin).searchParams),
  );

  app.register(async (scope) => {
    const poster = (request: FastifyRequest) => {
      const settings = providers.get((request as Asked).params.provider)?.settings;
      return settings?.postsForm ? new URL(settings.issuer).origin : undefined;
    };
    readForms(scope, (request) => poster(request) !== undefined);
    const callback = route('callback', { event: 'sign_in', postedFrom: poster });
    scope.post('/api/sign/callback/:provider', callback, async (request: Asked, reply) => {
      if (request.body instanceof URLSearchParams) return lead(request, reply, request.body);
      const body = readBody(request);
      const provider = providerOf(request);
      const { idToken } = body;
      const arrived =
        body.code === undefined
          ? await countedTry(signDb, request, () => signInByToken(signDb, request, provider, rules, body))
          : await arrive(request, await take(request, reply), readAnswer(body));
      if (arrived.is === 'consent') {
        step.set(reply, arrived.token);
        throw new Refusal(403, 'consent_required');
      }
      if (arrived.is !== 'entered') return ok(request, null);
      if (body.code !== undefined || 'step' in arrived.entered)
        return answerEntered(request, reply, cookies, arrived.entered);
      // An app without cookies sends ours with its calls.
      const { token: accessToken, user } = arrived.entered;
      bearEntered(reply, cookies, arrived.entered);
      return ok(request, { ...user, idToken, accessToken });
    });
  });

  app.post('/api/sign/nonce', route('nonce'), async (request) =>
    ok(request, { nonce: await signDb.transact(request.actor, beginNonce) }),
  );

  app.get('/api/sign/consent', route('newcomer', { costs: 'read' }), async (request) =>
    ok(request, await seeNewcomer(signDb, step.read(request))),
  );

  app.post('/api/sign/consent', route('consent', { event: 'sign_up' }), async (request, reply) => {
    const asked = { body: readBody(request), token: step.read(request), rules, replaces: cookie.read(request) };
    const { entered, next } = await agree(signDb, request, providers, asked);
    bearEntered(reply, cookies, entered);
    return ok(request, { ...entered.user, next });
  });
}
