import { expect, it, vi } from 'vitest';
import type { Answer } from '../../base/api/call.ts';
import { activate, loadTexts, t } from '../../base/texts/index.ts';
import type { WaitingRecord } from '../drafts/waiting.ts';
import { provideQuestions } from '../saving/question.ts';
import { stateOf } from './state.ts';

vi.stubGlobal('document', { documentElement: {} });
provideQuestions({ stock_short: async () => ({ default: async () => true }) });

const refusedWith = (code: string): WaitingRecord => {
  const answer: Answer = { status: '409', result: null, description: 'Short.', code, fields: [], request_id: 'r' };
  return {
    ...{ id: 'a', owner: 'jiwoo', org: 3, screen: 'cafe_brewing_result', key: null, page: 'tab', version: null },
    ...{ name: 'a', before: {}, values: {}, typed: {}, at: '', attempt: { payload: '{}', key: 'k' } },
    waiting: {
      ...{ since: 0, role: 'BARISTA', sent_at: null, tries: 0, next_at: 0 },
      obstacle: { why: 'refused', answer },
    },
  };
};

it('what the server asks says where it can be answered, as long as the person may open it', async () => {
  await activate('ko');
  await loadTexts('outbox');
  expect(stateOf(refusedWith('stock_short'), true)).toBe(`Short. ${t('outbox_asks')}`);
  expect(stateOf(refusedWith('in_use'), true)).toBe('Short.');
  expect(stateOf(refusedWith('stock_short'), false)).toBe('Short.');
});
