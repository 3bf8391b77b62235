import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A letter as it arrived. */
export interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** As it came over the line. */
  readonly raw: string;
  readonly isTls: boolean;
}

/** What a server of tests does with a letter: a number is the status that it is refused with, nothing takes it. */
export type Refuse = (to: string) => number | undefined;

interface Options {
  readonly port?: number;
  readonly refuse?: Refuse;
  /** Hears of every letter as it arrives. */
  readonly heard?: (letter: Arrived) => void;
  /** What the server says of itself, where it is not one without TLS and without passwords. */
  readonly server?: SMTPServerOptions;
}

/** A real server of e-mail on loopback that keeps what it is sent. */
export async function openMailbox({ port = 0, refuse, heard, server: options }: Options = {}) {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    logger: false,
    closeTimeout: 500,
    ...options,
    onRcptTo: ({ address }, _, done) => {
      const responseCode = refuse?.(address);
      done(responseCode ? Object.assign(new Error(`<${address}> is refused`), { responseCode }) : undefined);
    },
    onData: (stream, { envelope, secure }, done) => {
      text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        const letter = { from, to, isTls: secure, ...readLetter(raw) };
        arrived.push(letter);
        heard?.(letter);
        done();
      }, done);
    },
  });
  // Whoever does not trust its certificate breaks off.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    arrived,
    to: (address: string) => arrived.filter((one) => one.to.includes(address)),
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Reads a letter of plain text. */
export function readLetter(raw: string): Omit<Arrived, 'from' | 'to' | 'isTls'> {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const body = raw.slice(end + 4);
  const isBase64 = header('Content-Transfer-Encoding') === 'base64';
  const plain = isBase64 ? Buffer.from(body, 'base64').toString() : unquoted(body, 'Content-Transfer-Encoding', header);
  return { id: header('Message-ID'), subject: words(header('Subject')), text: plain.replaceAll('\r\n', '\n'), raw };
}

const unquoted = (body: string, name: string, header: (name: string) => string) =>
  header(name) === 'quoted-printable' ? bytesOf(body.replaceAll('=\r\n', '')) : body;

const bytesOf = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Encoded words of a header (RFC 2047). */
const words = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, form, word) =>
      form.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : bytesOf(word.replaceAll('_', ' ')),
    );

/** The token of the link in a letter, and the page that it leads to. */
export const linkIn = ({ text }: Arrived) => {
  const [href = '', token = ''] = /https?:\/\/\S+#token=([A-Za-z0-9_-]{43})$/m.exec(text) ?? [];
  return { href, token };
};

/**
 * A port that stays free while nobody listens there: below those that a system gives to whoever asks for any, one of whom
 * would take the place of a server that is meant to be away.
 */
export async function untakenPort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((done) => {
    probe.once('error', () => done(false));
    probe.listen(port, () => done(true));
  });
  if (!isFree) return untakenPort();
  await new Promise((done) => probe.close(done));
  return port;
}
