import { connection, reachServerNow } from '../../base/api/connection.ts';
import { keeperOf } from '../drafts/open_keepers.ts';
import type { Form } from '../form/store.ts';

/** A save that did not arrive, or of which it is not known. What was to be saved stays in the form. */
export interface Unsent {
  /** It was sent and no answer came: it may have been saved. Saving again does not save it twice. */
  readonly isSent: boolean;
  /** What was typed is kept on this device, not in this page alone. */
  readonly isKept: boolean;
}

/** Whether a save may be sent. While the server is known to be away it is asked first: then it is known that nothing was sent. */
export const mayBeSent = async (): Promise<boolean> => connection.get().state === 'online' || reachServerNow();

/**
 * A save failed for want of a network. What was typed is kept at once, with the save that was sent, if one was; the person
 * saves again.
 */
export function keepUnsent(form: Form, isSent: boolean): Unsent {
  const keeper = keeperOf(form);
  keeper?.flush();
  return { isSent, isKept: keeper !== null && !keeper.state.get().isRefused };
}
