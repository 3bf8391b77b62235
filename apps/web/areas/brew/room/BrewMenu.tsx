import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { type Signals, signals } from '../run/store.ts';
import { canShake, canSound, signal, wakeSignals } from '../signal/signals.ts';
import { canSpeak } from '../signal/speech.ts';

interface Props {
  /** The device does not keep its screen on. */
  readonly isRefused: boolean;
  /** Has another brew stand ready beside this one; there is none yet. */
  readonly beside?: (() => void) | undefined;
  finish(): void;
  throwAway(): void;
}

/** What can be chosen for every brew of this device, and the two ways to end this one early. Rows as large as a thumb. */
export function BrewMenu({ isRefused, beside, finish, throwAway }: Props) {
  const choice = useStore(signals);
  const change = (name: keyof Signals) => {
    const after = { ...choice, [name]: !choice[name] };
    signals.set(after);
    // What is turned on is heard or felt at once.
    if (!after[name] || name === 'isAuto' || name === 'awake') return;
    wakeSignals(after);
    signal('step', { ...{ sound: false, shake: false, speech: false }, [name]: true }, t('brew_room_speech'));
  };
  const row = (name: keyof Signals, label: string, isThere = true) =>
    isThere && (
      <li>
        <button type="button" role="switch" aria-checked={choice[name]} onClick={() => change(name)}>
          {label}
          <span aria-hidden="true">{t(choice[name] ? 'brew_room_on' : 'brew_room_off')}</span>
        </button>
      </li>
    );
  return (
    <ul className="room-list brew-menu" aria-label={t('brew_room_menu')}>
      {row('isAuto', t('brew_room_auto'))}
      {row('sound', t('brew_room_sound'), canSound())}
      {row('shake', t('brew_room_shake'), canShake())}
      {row('speech', t('brew_room_speech'), canSpeak())}
      {row('awake', t('brew_room_awake'))}
      {isRefused && (
        <li>
          <small>{t('room_asleep')}</small>
        </li>
      )}
      {beside && (
        <li>
          <button type="button" onClick={beside}>
            {t('brew_one_more')}
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={finish}>
          {t('brew_room_finish')}
        </button>
      </li>
      <li>
        <button type="button" className="brew-throw" onClick={throwAway}>
          {t('brew_room_throw')}
        </button>
      </li>
    </ul>
  );
}
