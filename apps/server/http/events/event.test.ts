import { en } from '@hanjan/model/messages/en.ts';
import { ko } from '@hanjan/model/messages/ko.ts';
import { expect, it } from 'vitest';
import { EVENT_KINDS } from './event.ts';

it.each(EVENT_KINDS)('administrators read what %s is', (kind) => {
  for (const texts of [ko, en]) expect(texts).toHaveProperty(`desk_event_${kind}`);
});
