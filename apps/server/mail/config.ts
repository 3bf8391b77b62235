import { ConfigFault } from '../config_fault.ts';

/** The server of e-mail that letters are handed to, and whom they are from. */
export interface MailConfig {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise it begins with STARTTLS. */
  readonly isTls: boolean;
  /** It runs on this machine: nobody else hears what is said to it. */
  readonly isHere: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: { readonly name: string; readonly address: string };
}

const HERE = ['localhost', '127.0.0.1', '[::1]'];
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
/** A name in front of an address in angle brackets, or the address alone. */
const FROM = /^(?:(?<name>[^<>"\p{Cc}]{0,100}?)\s*<(?<inside>[^<>]+)>|(?<plain>[^<>]+))$/u;

/**
 * An address of e-mail that no program reads in another way than another one: without quotes, comments and lists. What one
 * asks a server to send to is always such.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]{2,}$/u.test(text);

/** Reads HANJAN_SMTP and HANJAN_SMTP_FROM; null without them. The text is never repeated in a fault: it holds a password. */
export function readMail({ HANJAN_SMTP: text, HANJAN_SMTP_FROM: from }: NodeJS.ProcessEnv): MailConfig | null {
  if (!text && !from) return null;
  if (!text || !from) throw new ConfigFault('HANJAN_SMTP and HANJAN_SMTP_FROM belong together: set both or neither.');
  const url = URL.parse(text);
  const usual = PORTS[url?.protocol ?? ''];
  const hasMore = url?.search || url?.hash || !['', '/'].includes(url?.pathname ?? '');
  const user = decoded(url?.username);
  const pass = decoded(url?.password);
  const isWhole = user !== null && pass !== null && (user === '') === (pass === '');
  if (!url?.hostname || !usual || hasMore || !isWhole || /[\s\p{Cc}]/u.test(text)) {
    throw new ConfigFault(
      'HANJAN_SMTP must look like smtps://user:password@smtp.example.com:465 or smtp://user:password@smtp.example.com:587, with what is special in a password as %XX.',
    );
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || usual,
    isTls: url.protocol === 'smtps:',
    isHere: HERE.includes(url.hostname),
    login: user ? { user, pass } : null,
    from: readFrom(from),
  };
}

function decoded(part = ''): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function readFrom(text: string): MailConfig['from'] {
  const { name = '', inside, plain = '' } = FROM.exec(text.trim())?.groups ?? {};
  const address = (inside ?? plain).trim();
  // The server that it is handed to may run on this machine and know no domain.
  if (isMailAddress(address) || /^[\w.-]+@localhost$/.test(address)) return { name: name.trim(), address };
  throw new ConfigFault(
    `HANJAN_SMTP_FROM must look like noreply@example.com or Hanjan <noreply@example.com>, not '${text}'.`,
  );
}
