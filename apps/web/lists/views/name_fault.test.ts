import { describe, expect, it } from 'vitest';
import { viewOfRow } from '../state/view.ts';
import { nameFault } from './name_fault.ts';

const others = [viewOfRow({ view_seq: 3, version: 1, view_name: '이번 주', view_query: '' }, false)];

// Without a language a text is its key.
describe('a name for a view', () => {
  it.each([
    ['이번 달', null],
    ['이번 주', 'view_name_taken'],
    [' 이번 주 ', 'view_name_taken'],
    ['  ', 'field_required'],
    ['가'.repeat(40), 'field_maxLength'],
  ])('%j: %s', (typed, fault) => expect(nameFault(typed, others)).toBe(fault));
});
