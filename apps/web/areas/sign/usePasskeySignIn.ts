import { useEffect, useRef } from 'react';
import { signInByPasskey } from '../../base/session/session.ts';
import { whenIdle } from '../../base/store/idle.ts';
import { t, withTexts } from '../../base/texts/index.ts';
import { tell } from '../../parts/dialog/ask.ts';

/** Comes when it is needed: whoever never heard of passkeys loads none of it but what offers them. */
const load = () => withTexts('factor', import('./passkey.ts'));

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

const canOffer = async (): Promise<boolean> =>
  knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Signs in by a passkey alone: by a button, or by one that the person chooses where their user id is typed. */
export function usePasskeySignIn(onDone: () => void): { signIn(): Promise<void> } {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    let isHere = true;
    let end = () => {};
    const offer = async (): Promise<void> => {
      if (!isHere || !(await canOffer())) return;
      const passkeys = await load().catch(() => null);
      if (!isHere || !passkeys) return;
      end = passkeys.endOffer;
      const asked = await passkeys.offerPasskey();
      if (isHere && asked && 'passkey' in asked && (await enter(asked.passkey))) done.current();
    };
    whenIdle(() => void offer());
    return () => {
      isHere = false;
      end();
    };
  }, []);
  return {
    async signIn() {
      const { getPasskey } = await load();
      const asked = await getPasskey();
      if (!asked) return;
      if ('fault' in asked) return tell(t('signin_denied'), asked.fault);
      if (await enter(asked.passkey)) done.current();
    },
  };
}

async function enter(passkey: object): Promise<boolean> {
  const answer = await signInByPasskey(passkey);
  if (answer.status !== 'OK') await tell(t('signin_denied'), answer.description);
  return answer.status === 'OK';
}
