import { hear, JSON_PAGE, type Received, send } from './http.ts';
import { type Brought, visitor } from './provider.ts';

/** What a call of ours, or the way back from a provider, was answered. */
export interface Told {
  readonly http: number;
  readonly code: string | null;
  readonly fields: readonly string[];
  readonly result: Record<string, unknown> | null;
  /** Where a browser is led, as a path. */
  readonly led: string | null;
}

/** A browser with our cookies that signs in through a provider. */
export interface Browser {
  call(method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>): Promise<Told>;
  /** Begins at one of ours; answers the address of the provider. */
  begin(provider: string, body?: object): Promise<string>;
  /** Comes back with what the provider gave. */
  comeBack(brought: Brought, headers?: Record<string, string>): Promise<Told>;
  /** All of it: begins, signs in at the provider, comes back. */
  through(provider: string, login: string | null, body?: object): Promise<Told>;
  readonly jar: Map<string, string>;
  /** The Set-Cookie lines of the last answer. */
  readonly set: string[];
  /** The same browser at the provider, which knows who signed in there. */
  readonly at: ReturnType<typeof visitor>;
  /** Signs out at the provider. */
  forget(): void;
}

/** Opens a browser at a server that listens at one address and believes to be at another. */
export function browserAt(server: string): Browser {
  const jar = new Map<string, string>();
  const set: string[] = [];
  let at = visitor();
  const keep = ({ headers }: Received) => {
    set.splice(0, set.length, ...[headers['set-cookie'] ?? []].flat());
    for (const line of set) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line) || value === '') jar.delete(name);
      else jar.set(name, value);
    }
  };
  const cookies = (): Record<string, string> =>
    jar.size > 0 ? { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } : {};
  const told = (http: number, headers: Received['headers'], text: string): Told => {
    const location = headers.location;
    const answer = text ? JSON.parse(text) : { code: null, fields: [], result: null };
    const led = typeof location === 'string' ? new URL(location) : null;
    const fields = answer.fields.map(({ name, key }: { name: string; key: string }) => `${name} ${key}`);
    return { http, code: answer.code, fields, result: answer.result, led: led && led.pathname + led.search };
  };
  const browser: Browser = {
    jar,
    set,
    get at() {
      return at;
    },
    forget() {
      at = visitor();
    },
    async call(method, path, body, headers = {}) {
      const sent = method === 'POST' ? JSON.stringify(body ?? {}) : undefined;
      const heard = await hear(server, {
        method,
        path,
        headers: { ...JSON_PAGE, ...cookies(), ...headers },
        body: sent,
      });
      keep(heard);
      return told(heard.http, heard.headers, heard.text);
    },
    async begin(provider, body = {}) {
      const { code, result } = await browser.call('POST', `/api/sign/provider/${provider}`, body);
      if (code !== null) throw new Error(code);
      return String(result?.url);
    },
    async comeBack({ address, form }, headers = {}) {
      const foreign = { 'sec-fetch-site': 'cross-site', 'accept-language': 'en', ...cookies(), ...headers };
      const heard = form
        ? await send(server, {
            path: address.pathname,
            headers: { ...foreign, 'content-type': 'application/x-www-form-urlencoded', ...headers },
            body: form.toString(),
          })
        : await send(server, { method: 'GET', path: address.pathname + address.search, headers: foreign });
      keep(heard);
      return told(heard.http, heard.headers, heard.text);
    },
    async through(provider, login, body) {
      return browser.comeBack(await at.go(await browser.begin(provider, body), login));
    },
  };
  return browser;
}
