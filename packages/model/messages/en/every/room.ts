import type { room as ko } from '../../ko/every/room.ts';

/** Rooms over the whole screen in which a roast or a brew is timed, and their pads. */
export const room = {
  room_again: 'Put it back',
  room_ahead: 'It began ({when}) later than the device’s clock shows now. The clock seems to have changed.',
  room_safe: 'Everything you noted is kept.',
  room_go_on: 'Go on from {time}',
  room_more: 'More below',
  room_asleep: 'The screen may go dark. The clock goes on.',
  room_decimal: 'Decimal point',
  room_delete: 'Delete a digit',
  room_out: 'Type {min} to {max} {unit}.',
} as const satisfies Record<keyof typeof ko, string>;
