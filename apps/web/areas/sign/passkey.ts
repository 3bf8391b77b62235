import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import { type Answer, call } from '../../base/api/call.ts';
import { t } from '../../base/texts/index.ts';

/** What came of asking a browser for a passkey: its answer, why there is none, or nothing: the person put it away. */
export type Asked = { readonly passkey: object } | { readonly fault: string } | null;

/** Asks the person for a passkey of theirs. */
export const getPasskey = (): Promise<Asked> => authenticate(false);

/** Offers passkeys among the suggestions of the field for the user id, and waits until one is chosen. */
export const offerPasskey = (): Promise<Asked> => authenticate(true);

/** Takes the offer back. */
export const endOffer = (): void => WebAuthnAbortService.cancelCeremony();

/** Has the browser make a passkey by what the server said of it. */
export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<Asked> =>
  told(() => startRegistration({ optionsJSON }));

async function authenticate(useBrowserAutofill: boolean): Promise<Asked> {
  const answer: Answer<PublicKeyCredentialRequestOptionsJSON> = await call('POST', '/api/sign/challenge', {});
  if (answer.status !== 'OK') return { fault: answer.description };
  return told(() => startAuthentication({ optionsJSON: answer.result, useBrowserAutofill }));
}

async function told(ceremony: () => Promise<object>): Promise<Asked> {
  try {
    return { passkey: await ceremony() };
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    return { fault: t(name === 'InvalidStateError' ? 'passkey_known' : 'passkey_unable') };
  }
}
