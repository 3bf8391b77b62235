import { createStore } from '../store/store.ts';
import { followTexts } from '../texts/index.ts';
import { hearReferenceMark } from './reference_mark.ts';
import { hearVersion } from './version.ts';

/** Whether the server can be reached, as far as is known. */
export interface Connection {
  /** `checking`: it could not be reached, and is being asked once more. */
  readonly state: 'online' | 'offline' | 'checking';
}

export const connection = createStore<Connection>({ state: 'online' });

/** How long the server is left alone between two questions, the last one again and again. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** After this long without an answer the server counts as away. */
const PATIENCE_MS = 5_000;

let asking: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let answers = 0;
let failures = 0;

/** The server has answered: whatever it said, it is there. */
export function heardServer(response: Response): void {
  answers++;
  failures = 0;
  clearTimeout(timer);
  hearVersion(response);
  hearReferenceMark(response);
  void followTexts(response.headers.get('x-hanjan-texts') ?? '');
  show('online');
}

/** A call got no answer. Before anybody is told, the server is asked whether it is there. */
export function missedServer(): void {
  if (connection.get().state === 'online') reachServer();
}

/** Asks the server now whether it is there, and from then on again and again until it is. */
export function reachServer(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** As `reachServer`. A question that is under way may have gone nowhere before the network came back: then it is asked anew. */
export const reachServerNow = async (): Promise<boolean> => (await asking) || reachServer();

/** Calls whenever the server is there again after it could not be reached. */
export function onReconnect(run: () => void): () => void {
  let before = connection.get().state;
  return connection.subscribe(() => {
    const { state } = connection.get();
    const isBack = state === 'online' && before !== 'online';
    before = state;
    if (isBack) run();
  });
}

/** Hears from the browser when the network comes and goes, and when the person turns to the page again. */
export function watchConnection(): void {
  addEventListener('offline', reachServer);
  addEventListener('online', reachServerNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && connection.get().state === 'offline') reachServer();
  });
}

/** How long the server is left alone after so many questions in vain, in milliseconds. */
export const pauseAfter = (failures: number): number | undefined => PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1];

async function ask(): Promise<boolean> {
  clearTimeout(timer);
  if (connection.get().state === 'offline') show('checking');
  const before = answers;
  const response = await fetch('/api/health', {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  // A page of a network that asks to sign in first is no answer of ours.
  if (response && isOurs(response)) heardServer(response);
  if (answers > before) {
    // What answered may have been sent before the network went: this question went nowhere, so it is asked again.
    if (!response) timer = setTimeout(reachServer, pauseAfter(1));
    return true;
  }
  show('offline');
  timer = setTimeout(reachServer, pauseAfter(++failures));
  return false;
}

const isOurs = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false;

function show(state: Connection['state']): void {
  if (connection.get().state !== state) connection.set({ state });
}
