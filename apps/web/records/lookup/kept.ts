import { createDeviceCopies } from '../../base/store/device_copies.ts';

/** What was looked up to choose from and to name, on this device. There is only so much of it. */
export const kept = createDeviceCopies({ name: 'hanjan.lookup.', version: 1 });
