import { useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';

interface Props {
  /** The form or page that began the brew is open, or its record can be opened. */
  readonly hasHost: boolean;
  /** It goes on when the end is taken back; not once that is too long ago. */
  readonly canGoOn: boolean;
  keep(): void;
  back(): void;
  close(): void;
}

/** So long after the last tap another one is still that: a wet finger does not save by mistake. In ms. */
const STILL = 700;

/** The keys of a brew that is over, where the others were: keep it, take the end back, close. */
export function OverKeys({ hasHost, canGoOn, keep, back, close }: Props) {
  const since = useRef(performance.now());
  return (
    <footer className="room-keys">
      <div className="room-main">
        <button type="button" aria-label={t('brew_room_back')} disabled={!canGoOn} onClick={back}>
          <Icon name="undo" size={24} />
        </button>
        <button
          type="button"
          className="room-next"
          onClick={() => {
            if (performance.now() - since.current > STILL) keep();
          }}
        >
          {t(hasHost ? 'brew_room_take' : 'brew_room_save')}
        </button>
        <button type="button" aria-label={t('close')} onClick={close}>
          <Icon name="close" size={24} />
        </button>
      </div>
    </footer>
  );
}
