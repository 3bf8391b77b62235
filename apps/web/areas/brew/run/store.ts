import { pathOf } from '../../../base/router/path.ts';
import { currentPerson, type Person } from '../../../base/session/session.ts';
import { isObject } from '../../../base/store/storage.ts';
import type { Store } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { ask, askReply } from '../../../parts/dialog/ask.ts';
import { shownToast, toast } from '../../../parts/dialog/toast.ts';
import { workOf } from '../../chart/work.ts';
import type { SignalChoice } from '../signal/signals.ts';
import { apart } from './apart.ts';
import { isRun } from './is_run.ts';
import { RUN_PLACES } from './places.ts';
import { openRoom } from './room.ts';
import { begin, type Given, isReady as isStanding, type Run, stageOf } from './run.ts';

/** Where the brews of this browser are stored. Each is stored by itself, so that two tabs that change another one lose nothing. */
const places: readonly Store<Run | null>[] = RUN_PLACES.map((name) => workOf<Run | null>(name, null, isRun));

const inPlaces = (): Run[] => places.map((place) => place.get()).filter((run) => run !== null);
let seen: readonly Run[] = [];

/** The brews of this browser, whoever's they are, in the order of their places; other tabs follow. */
export const brewRuns: Pick<Store<readonly Run[]>, 'get' | 'subscribe'> = {
  get() {
    const runs = inPlaces();
    if (runs.length !== seen.length || runs.some((run, at) => run !== seen[at])) seen = runs;
    return seen;
  },
  subscribe(listener) {
    const leave = places.map((place) => place.subscribe(listener));
    return () => {
      for (const one of leave) one();
    };
  },
};

const placeOf = (id: string) => places.find((place) => place.get()?.id === id);

/** A brew as it is now, in whatever tab; null once it is gone. */
export const runOf = (id: string): Run | null => placeOf(id)?.get() ?? null;

/** Has a brew be as it is now, unless it is gone. */
export const setRun = (run: Run): void => placeOf(run.id)?.set(run);

/** How a brew draws attention to its steps, whether they begin by themselves, and whether the screen stays on. */
export interface Signals extends SignalChoice {
  readonly isAuto: boolean;
  readonly awake: boolean;
}

const USUAL: Signals = { isAuto: false, sound: false, shake: true, speech: false, awake: true };
const isSignals = (value: unknown): value is Signals =>
  isObject(value) && Object.keys(USUAL).every((name) => typeof value[name] === 'boolean');

/** What the person of this device chose for every brew. */
export const signals: Store<Signals> = workOf('brewsignals', USUAL, isSignals);

/** A press this soon after a brew began is the same one, in ms: the timer of a form is loaded by its first press. */
const SAME = 1000;

/** Whether a brew is of a person, or of a guest, which is whoever's that uses the device. */
export const isOwn = (run: Run | null, person: Pick<Person, 'user_uuid'> | null): boolean =>
  !run?.owner || run.owner === person?.user_uuid;

/** The brews of whoever uses this device now. */
const ownRuns = (): Run[] => brewRuns.get().filter((run) => isOwn(run, currentPerson()));

/** Which of two a brew is, 1 or 2; 0 where its person has no other one. */
export const nthOf = (id: string): number =>
  ownRuns().length < 2 ? 0 : 1 + places.findIndex((place) => place.get()?.id === id);

const isSame = (run: Run) => stageOf(run) !== 'over' && Math.abs(Date.now() - run.began) < SAME;

/**
 * Begins a brew, or has it stand ready, and opens its room. Beside one that is not over it asks where: there is room for
 * two. One that is over can be brought back.
 */
export async function startBrew(given: Given, isReady = false): Promise<void> {
  const [before, other] = ownRuns();
  if (before && !other && stageOf(before) !== 'over' && !isSame(before)) {
    const reply = await askReply(questionOf(before));
    if (reply === 'cancel') return;
    if (reply === 'confirm') return startBeside(given, isReady);
    // It may have gone while that was asked.
    return beginIn(placeOf(before.id) ?? freePlace(), given, isReady);
  }
  if (!before || other || isSame(before)) return startBeside(given, isReady);
  beginIn(placeOf(before.id), given, isReady);
}

/** Begins a brew beside those that there are; a third one is refused, and it is said why. */
export async function startBeside(given: Given, isReady = false): Promise<void> {
  const own = ownRuns();
  if (own.some(isSame)) return openRoom();
  if (own.length < places.length) return beginIn(freePlace(), apart(given, own), isReady);
  if (await ask(refusal())) openRoom();
}

/** Begins a brew once more in place of itself. */
export const startAgain = (run: Run): void => beginIn(placeOf(run.id), run, false);

/** A place that is free, or else that of somebody who does not use this device now. */
const freePlace = () =>
  places.find((place) => place.get() === null) ?? places.find((place) => !isOwn(place.get(), currentPerson()));

function beginIn(place: Store<Run | null> | undefined, { home, draft, title, fields }: Given, isReady: boolean): void {
  if (!place) return;
  const person = currentPerson();
  const before = place.get();
  // What can be taken back of the page is no matter of the room; a warning still is.
  if (shownToast.get()?.action) shownToast.set(null);
  const given = { home: pathOf(home), draft, title, fields, owner: person?.user_uuid ?? null };
  place.set(begin(given, Date.now(), isReady));
  openRoom();
  if (before && isOwn(before, person) && stageOf(before) === 'over')
    toast({ text: t('brew_replaced'), action: { label: t('undo'), run: () => place.set(before) } });
}

/** Drops a brew that stands elsewhere now; answers how it is put back, unless others have begun. */
export function dropRun(id: string): () => void {
  const place = placeOf(id);
  const run = place?.get();
  if (!place || !run) return () => undefined;
  place.set(null);
  return () => {
    const free = place.get() === null ? place : places.find((one) => one.get() === null);
    if (!placeOf(id)) free?.set(run);
  };
}

/** The new record that began brews has been saved: what comes of them goes there. */
export function moveRun(draft: string, home: string): void {
  for (const run of brewRuns.get()) if (run.draft === draft) setRun({ ...run, home: pathOf(home), draft: null });
}

const questionOf = (run: Run) => {
  const isReady = isStanding(run);
  const title = run.title || t('brew_untitled');
  return {
    title: t(isReady ? 'brew_standing' : 'brew_running'),
    text: t(isReady ? 'brew_standing_text' : 'brew_running_text', { title }),
    confirm: t('brew_beside'),
    discard: t(isReady ? 'brew_standing_throw' : 'brew_running_throw'),
    cancel: t('cancel'),
  };
};

const refusal = () => ({
  ...{ title: t('brew_full'), text: t('brew_full_text'), confirm: t('timer_room'), cancel: t('cancel') },
});
