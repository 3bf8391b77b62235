import { type ChangedFactors, FACTOR_PATH, type OwnFactors, type OwnPasskey } from '@hanjan/model/account/factor.ts';
import { type OwnSession, SESSION_PATH } from '@hanjan/model/account/session.ts';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { type Answer, call } from '../../base/api/call.ts';
import { t } from '../../base/texts/index.ts';
import { reasonOf } from '../../records/saving/saving.ts';
import { faultsOf } from '../sign/fields.tsx';
import { PasskeyName } from './PasskeyName.tsx';
import { deviceName } from './Sessions.tsx';
import type { useFresh } from './useFresh.tsx';

interface Props extends Pick<ReturnType<typeof useFresh>, 'fresh'> {
  onDone(answer: Answer<ChangedFactors>, words: string): void;
  onClose(): void;
}

const faultIn = (answer: Answer) => faultsOf(answer.fields).passkey_name ?? reasonOf(answer);

/** A passkey is added: it is given a name, which is that of this device at first, and then the browser makes it. */
export function PasskeyDialog({ fresh, onDone, onClose }: Props) {
  const [device, setDevice] = useState('');
  useEffect(() => {
    call<readonly OwnSession[]>('GET', SESSION_PATH).then(({ status, result }) => {
      const here = status === 'OK' ? result.find(({ is_here }) => is_here) : undefined;
      if (here) setDevice(deviceName(here));
    });
  }, []);
  const add = async (passkey_name: string): Promise<string> => {
    const options = await fresh(() =>
      call<PublicKeyCredentialCreationOptionsJSON>('POST', `${FACTOR_PATH}/passkey/begin`, {}),
    );
    if (!options) return '';
    if (options.status !== 'OK') return reasonOf(options);
    const { makePasskey } = await import('../sign/passkey.ts');
    const made = await makePasskey(options.result);
    if (!made) return '';
    if ('fault' in made) return made.fault;
    const body = { passkey_name, passkey: made.passkey };
    const answer = await call<ChangedFactors>('POST', `${FACTOR_PATH}/passkey/add`, body);
    if (answer.status !== 'OK') return faultIn(answer);
    onDone(answer, t('passkey_added'));
    return '';
  };
  const words = { title: t('passkey_add'), about: t('passkeys_about'), done: t('passkey_add') };
  return <PasskeyName {...words} usual={device} send={add} onClose={onClose} />;
}

interface RenameProps {
  readonly passkey: OwnPasskey;
  onDone(answer: Answer<OwnFactors>): void;
  onClose(): void;
}

/** A passkey is called otherwise. */
export function PasskeyRename({ passkey: { passkey_seq, passkey_name: before }, onDone, onClose }: RenameProps) {
  const rename = async (passkey_name: string): Promise<string> => {
    const answer = await call<OwnFactors>('POST', `${FACTOR_PATH}/passkey/rename`, { passkey_seq, passkey_name });
    if (answer.status !== 'OK') return faultIn(answer);
    onDone(answer);
    return '';
  };
  const title = t('passkey_rename');
  return <PasskeyName title={title} done={title} usual={before} send={rename} onClose={onClose} />;
}
