import type { ReactNode } from 'react';
import { useStore } from '../../base/store/store.ts';
import { shownToast } from '../dialog/toast.ts';

interface Props {
  /** What was done last, for those who do not see it. */
  readonly said: string;
  readonly children?: ReactNode;
}

/** A line above the keys of a room. In its place stands, for its time, what else is to be said, because toasts lie behind a room. */
export function RoomNotice({ said, children }: Props) {
  const toast = useStore(shownToast);
  return (
    <div className="room-notice" data-toast={toast !== null || undefined}>
      <span role="status" className="spoken">
        {said}
      </span>
      <span role="status" className={toast ? undefined : 'spoken'}>
        {toast?.text}
      </span>
      {toast?.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.run();
            shownToast.set(null);
          }}
        >
          {toast.action.label}
        </button>
      )}
      {!toast && children}
    </div>
  );
}
