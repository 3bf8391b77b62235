import { connect, createServer, type Socket } from 'node:net';

/** What happens to one statement on its way: another text instead, or what is done before it goes on. */
export type Fault =
  /** It fails as if the disk were full. */
  | 'fail'
  /** It fails as if another transaction stood in its way. */
  | 'collide'
  /** It is done, but its answer never arrives. */
  | 'lose answer'
  /** It waits until this is done. */
  | (() => Promise<unknown>);

/** A way to the database that can be watched, broken and mended. */
export interface Way {
  readonly url: string;
  /** The statements since `watch`, in the order of their arrival. */
  readonly statements: readonly string[];
  /** The values that came with each of these, as texts. */
  readonly values: readonly (readonly (string | null)[])[];
  /** Forgets the statements so far; the one that `isHit` picks first meets the fault. */
  watch(fault: Fault, isHit: (statement: string, nth: number) => boolean): void;
  /** Lets everything pass again; answers whether the fault was met. */
  calm(): boolean;
  /** Cuts every connection and takes no new one. */
  cut(): Promise<void>;
  /** Takes everything and passes nothing on; resolves once there is something that hangs. */
  hang(): Promise<void>;
  mend(): Promise<void>;
  /** Every connection has ended, on both of its sides, but so many. */
  ended(but?: number): Promise<void>;
  stop(): Promise<void>;
}

const failure = (message: string, state: string) =>
  `DO $$ BEGIN RAISE EXCEPTION '${message}' USING ERRCODE = '${state}'; END $$`;
const FAILURES = {
  fail: failure('could not extend file: No space left on device', '53100'),
  collide: failure('deadlock detected', '40P01'),
};

/** Starts a proxy to the database of an address; it reads the statements of PostgreSQL's protocol as they pass. */
export async function startProxy(databaseUrl: string): Promise<Way> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let statements: string[] = [];
  let values: (string | null)[][] = [];
  let pending: { fault: Fault; isHit: (statement: string, nth: number) => boolean } | null = null;
  let isHanging = false;
  let isMissed = (): void => undefined;
  const server = createServer((client) => pass(client));

  const pass = (client: Socket): void => {
    const host = decodeURIComponent(target.hostname);
    const upstream = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port), host);
    const both = [client, upstream];
    let isLosing = false;
    for (const socket of both) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        for (const one of both) one.destroy();
      });
    }
    upstream.on('data', (chunk) => {
      if (isLosing && isCommitted(chunk)) client.destroy();
      else if (!isLosing && !isHanging) client.write(chunk);
    });

    /** What this connection has prepared, by name; what is sent once has none. */
    const prepared = new Map<string, string>();
    /** The message as it goes on. */
    const meet = async (message: Buffer): Promise<Buffer> => {
      const type = String.fromCharCode(message[0] ?? 0);
      const [first = '', second = ''] = message.subarray(5).toString().split('\0', 2);
      if (type === 'P') prepared.set(first, second);
      if (type !== 'Q' && type !== 'B') return message;
      const statement = type === 'Q' ? first : (prepared.get(second) ?? '');
      statements.push(statement);
      values.push(type === 'B' ? valuesIn(message) : []);
      if (!pending?.isHit(statement, statements.length)) return message;
      const { fault } = pending;
      pending = null;
      if (fault === 'fail' || fault === 'collide') {
        const text = FAILURES[fault];
        return type === 'Q' ? messages.Q(text) : Buffer.concat([messages.P(text), messages.B()]);
      }
      if (fault === 'lose answer') isLosing = true;
      else await fault();
      return message;
    };

    let rest: Buffer = Buffer.alloc(0);
    let isStarted = false;
    let turn = Promise.resolve();
    client.on('data', (chunk) => {
      turn = turn.then(async () => {
        if (isHanging) return isMissed();
        rest = Buffer.concat([rest, chunk]);
        for (let message = cutMessage(rest, isStarted); message; message = cutMessage(rest, isStarted)) {
          rest = rest.subarray(message.length);
          upstream.write(isStarted ? await meet(message) : message);
          isStarted = true;
        }
      });
    });
  };

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });

  await listen(0);
  const { port } = server.address() as { port: number };
  const url = new URL(databaseUrl);
  Object.assign(url, { hostname: '127.0.0.1', port: String(port) });
  return {
    url: url.href,
    get statements() {
      return statements;
    },
    get values() {
      return values;
    },
    calm() {
      const isMet = pending === null;
      pending = null;
      return isMet;
    },
    watch(fault, isHit) {
      statements = [];
      values = [];
      pending = { fault, isHit };
    },
    cut: close,
    hang() {
      isHanging = true;
      return new Promise((resolve) => {
        isMissed = resolve;
      });
    },
    async mend() {
      isHanging = false;
      for (const socket of open) socket.destroy();
      if (!server.listening) await listen(port);
    },
    async ended(but = 0) {
      // A connection has two sockets.
      while (open.size > 2 * but)
        await Promise.race([...open].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    },
    stop: close,
  };
}

/** The first whole message of what has arrived; the very first one has no type. */
function cutMessage(bytes: Buffer, isTyped: boolean): Buffer | null {
  const start = isTyped ? 1 : 0;
  if (bytes.length < start + 4) return null;
  const length = start + bytes.readInt32BE(start);
  return bytes.length < length ? null : bytes.subarray(0, length);
}

/** Whether PostgreSQL says that a transaction is committed. */
const isCommitted = (answer: Buffer) => answer.includes('COMMIT\0');

/** A message without its own content: an unnamed statement of that text, or the parameters of one that takes none. */
const messages = {
  Q: (text: string) => message('Q', `${text}\0`),
  P: (text: string) => message('P', `\0${text}\0\0\0`),
  B: () => message('B', '\0'.repeat(8)),
};

function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

/** The values of a Bind message, which follow the names of portal and statement and the formats. */
function valuesIn(message: Buffer): (string | null)[] {
  const names = message.indexOf(0, message.indexOf(0, 5) + 1) + 1;
  let at = names + 2 + 2 * message.readUInt16BE(names);
  const count = message.readUInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = message.readInt32BE(at);
    at += 4 + Math.max(0, length);
    return length < 0 ? null : message.toString('utf8', at - length, at);
  });
}
