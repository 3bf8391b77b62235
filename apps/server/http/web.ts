import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import { findPlace } from '@hanjan/model/menu.ts';
import { LOCALES, localeOf as localeOfPath } from '@hanjan/model/messages/locales.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AboutPage, escaped, withAbout } from './about.ts';
import { sendRefusal } from './answer.ts';
import { pageFor } from './first_load.ts';
import { TEXTS_MARK } from './own_texts.ts';
import { Refusal } from './refusal.ts';
import { localeOf, textsFor } from './texts.ts';

/** Every answer of a call names the entry script of the web app, so that a page which is older knows that it is. */
export function tellVersion(app: FastifyInstance, webDir: string): void {
  const [, entry] = /<script[^>]* src="\/assets\/([^"/]+\.js)"/.exec(pageOf(webDir)) ?? [];
  if (!entry) return;
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/')) reply.header('x-hanjan-app', entry);
    done(null, payload);
  });
}

/** The scripts that stand in the page of the web app. */
export const inlineScriptsOf = (webDir: string): string[] =>
  [...pageOf(webDir).matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);

const pageOf = (webDir: string) => readFileSync(join(webDir, 'index.html'), 'utf8');

/**
 * What only documents and workers are kept within by. With each script and style again they would weigh, on a slow network,
 * as much as two of them.
 */
const OF_DOCUMENTS = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'],
  ...['x-dns-prefetch-control', 'x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies'],
  ...['referrer-policy', 'x-xss-protection'],
];

/** What the operator wishes, as far as the page has to know it. */
type Metas = Readonly<Record<string, string>>;

/**
 * Serves the built web app; every address that is not a file or a call gets its page, which knows what to show. The
 * page names what the operator wishes, such as the address of a frame for advertising. `isSignedIn` says whether somebody
 * seems to be signed in: the shortest address begins with other files then, and the page says so to what it loads.
 * `aboutPage` says what a page is about where it has more to say of itself than any other; `textsMark` which texts of
 * administrators there are, which every page then loads with its own.
 */
export async function serveWeb(
  app: FastifyInstance,
  webDir: string,
  wishes: Metas = {},
  isSignedIn: (request: FastifyRequest) => boolean = () => false,
  aboutPage: AboutPage = async () => null,
  textsMark: () => string = () => '',
): Promise<void> {
  const pageAt = pageFor(webDir);
  const metas = Object.entries(wishes).map(metaOf).join('');
  await app.register(files, {
    root: webDir,
    wildcard: false,
    preCompressed: true,
    index: false,
    globIgnore: ['index.html*'],
    // Files are distinguished by their names or tags, and sent whole.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webDir, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isHashed && !path.includes('.worker-')) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
  app.get('/*', async (request, reply) => {
    const [path = '', query] = request.url.split('?');
    const prefix = hasNoLanguage(path) ? prefixFor(request) : '';
    if (prefix) {
      const there = path === '/' ? prefix : prefix + path;
      return reply.header('cache-control', 'no-store').redirect(query ? `${there}?${query}` : there);
    }
    const isFile = /\.[a-z0-9]{1,8}$/.test(path) && !request.headers.accept?.includes('text/html');
    if (path.startsWith('/api/') || isFile) {
      return sendRefusal(request, reply, new Refusal(404, 'nopage_text'));
    }
    const signedIn = isSignedIn(request);
    const page = pageAt(path, signedIn);
    // Before the script in the page, which asks by it.
    const known = signedIn ? metaOf(['signed-in', 'true']) : '';
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const about = await aboutPage(path);
    if (about && !about.isIndexed) reply.header('x-robots-tag', 'noindex');
    const html = about ? withAbout(page, about, textsFor(localeOfPath(path))('hanjan')) : page;
    const texts = ownTextsOf(localeOfPath(path), textsMark());
    return reply.send(html.replace('<head>', `<head>${known}`).replace('</head>', () => `${metas}${texts}</head>`));
  });
}

/** The mark of own texts, and those of the page's language on their way before its scripts ask for them. */
const ownTextsOf = (locale: string, mark: string) =>
  mark &&
  `${metaOf([TEXTS_MARK, mark])}<link rel="preload" as="fetch" crossorigin href="/api/texts/${locale}/${mark}">`;

/** One of these; values have no quotes and no brackets. */
const metaOf = ([name, value]: readonly [string, string]) => `<meta name="hanjan-${name}" content="${escaped(value)}">`;

/**
 * Whether an address says nothing of the language in which it is to be read: the shortest one, and what stands on paper
 * for whoever comes by. Any other without a prefix is in the default language.
 */
function hasNoLanguage(path: string): boolean {
  const place = findPlace(path);
  return path === '/' || (place?.tab.links === true && place.id !== null);
}

/** The language that somebody chose on this device, as the web app keeps it. */
const CHOSEN = 'hanjan_lang';

/**
 * Where an address without a language leads in somebody's own: the one that they chose, otherwise one that their browser
 * asks for where it speaks none of the default one. Empty for the default language.
 */
function prefixFor({ cookies, headers }: FastifyRequest): string {
  const [usual] = LOCALES;
  const chosen = LOCALES.find(({ id }) => id === cookies[CHOSEN]);
  if (chosen) return chosen.prefix;
  const asked = headers['accept-language'] ?? '';
  const speaksUsual = asked.split(',').some((wish) => wish.trim().toLowerCase().startsWith(usual.id));
  return speaksUsual ? '' : (LOCALES.find(({ id }) => id === localeOf(asked))?.prefix ?? '');
}
