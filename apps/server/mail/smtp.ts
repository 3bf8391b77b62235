import type { Transporter } from 'nodemailer';
import type { MailConfig } from './config.ts';

/** A letter as it is sent: plain text, to one address. */
export interface Letter {
  /** The same at every try. */
  readonly uuid: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Why a letter was not sent. What servers say of it is not repeated: it may name people. */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  /** No later try would do: there is no such mailbox, or its server wants nothing of this letter. */
  readonly isFinal: boolean;
  /** The server of e-mail could not be worked with at all, whatever letter. */
  readonly isServer: boolean;
  /** Its name or password, or its certificate, is what is wrong. */
  readonly isSetting: boolean;

  constructor({ responseCode = 0, command = '', ...cause }: Cause) {
    const code = cause.originalCode ?? cause.code ?? 'ESOCKET';
    super([code, responseCode || '', command].filter(Boolean).join(' '));
    const isRefused = responseCode >= 500;
    // Whom it is from is a setting. What nodemailer itself refuses it calls API.
    const isOfLetter = ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM';
    this.isFinal = isOfLetter && (isRefused || command === 'API');
    this.isServer = !isOfLetter;
    this.isSetting = (code === 'EAUTH' && isRefused) || CERTIFICATE.test(code);
  }
}

interface Cause {
  readonly code?: string;
  /** What the system or OpenSSL calls it, where nodemailer has another word. */
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** How OpenSSL and Node.js call what is wrong with a certificate, and nodemailer a server without TLS. */
const CERTIFICATE = /^(ETLS|EREQUIRETLS|CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

const STEP_MS = 5_000;
/** How long all of one letter may take. */
export const LETTER_MS = 25_000;

/** The way to the server of e-mail. Each letter has a connection of its own; TLS is demanded of any other machine than this. */
export function openSmtp({ host, port, isTls, isHere, login, from }: MailConfig) {
  let opened: Promise<Transporter> | undefined;
  // What sends letters is loaded with the first of them.
  const transport = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        host,
        port,
        secure: isTls,
        requireTLS: !isHere,
        ignoreTLS: isHere,
        ...(login && { auth: login }),
        tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
        connectionTimeout: STEP_MS,
        greetingTimeout: STEP_MS,
        dnsTimeout: STEP_MS,
        socketTimeout: 2 * STEP_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    ));
  const domain = from.address.split('@')[1];
  return {
    /** Hands a letter over; throws a MailFault. */
    send: async ({ uuid, to, subject, text }: Letter, isOver: AbortSignal): Promise<void> => {
      const open = await transport();
      await open
        .sendMail({
          from,
          // Not as a text, of which it would make a list.
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${uuid}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([isOver, AbortSignal.timeout(LETTER_MS)]),
        })
        .catch(asFault);
    },
    /** Whether the server lets us in; throws a MailFault. */
    prove: async (): Promise<void> => {
      const open = await transport();
      await open.verify().catch(asFault);
    },
  };
}

export type Smtp = ReturnType<typeof openSmtp>;

function asFault(error: Cause): never {
  throw new MailFault(error);
}
