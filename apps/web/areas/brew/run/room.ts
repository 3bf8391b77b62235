import type { ComponentType } from 'react';
import { createStore } from '../../../base/store/store.ts';
import { tellMissing } from '../../../parts/states/missing.ts';
import { loadTimers, showTimers } from './wanted.ts';

/** Whether the room of the brew is open in this tab. */
export const brewRoom = createStore(false);
/** Closes it; the brew goes on. */
export const closeRoom = (): void => brewRoom.set(false);

type Room = ComponentType<{ onClose(): void }>;

/** The room of the brew, once it is there. */
export const roomPart = createStore<Room | null>(null);

/** Loads the room; the area hands it in, because the room itself opens and closes it. */
let load: (() => Promise<{ readonly default: Room }>) | undefined;

export function provideRoom(room: NonNullable<typeof load>): void {
  load = room;
}

async function loadRoom(): Promise<void> {
  if (!roomPart.get() && load) roomPart.set((await load()).default);
}

/** Fetches what a brew needs once it is begun: there may be no network by then, and a tap is to be its beginning. */
export const prepareBrew = (): void => void Promise.all([loadTimers(), loadRoom()]).catch(() => undefined);

/** Opens the room of the brew over the page. */
export function openRoom(): void {
  brewRoom.set(true);
  Promise.all([showTimers(), loadRoom()]).catch(() => {
    closeRoom();
    tellMissing();
  });
}
