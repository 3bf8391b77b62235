import { isObject, readStored, workName } from '../../../base/store/storage.ts';

/** Names under which the brews of this device are stored, each by itself: the first one is where the only one stood. */
export const RUN_PLACES = ['brewrun', 'brewrun2'] as const;

/** The brews of this device as they are stored, whoever's they are; nothing of a brew is loaded to see them. */
export const storedRuns = () => RUN_PLACES.map((place) => readStored('device', workName(place))).filter(isObject);
