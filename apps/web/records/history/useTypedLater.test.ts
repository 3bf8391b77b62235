import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import { expect, it, vi } from 'vitest';
import { createForm } from '../form/store.ts';

vi.mock('../../base/store/storage.ts', () => ({ readStored: () => null, keep: () => undefined }));
vi.mock('../../base/session/preferences.ts', () => ({ reader: () => ({}) }));
const { takenBy, typeInto } = await import('./useTypedLater.ts');

const open = () => createForm({ entity: userCupnote, begin: { cupnote_name: 'Huila' }, isNew: true });

it('a form takes what its fields can hold, and nothing else that was kept', () => {
  const kept = {
    cupnote_flavor_list: ['PEACH', 'HONEY'],
    cupnote_body_point: 8,
    cupnote_aroma_point: 11,
    cupnote_name: null,
    cupnote_seq: 7,
    brewing_date_term: 3,
    cupnote_desc: { x: 1 },
    nobody: 'knows',
  };
  expect(takenBy(open(), kept)).toEqual({ cupnote_flavor_list: ['PEACH', 'HONEY'], cupnote_body_point: 8 });
});

it('a text that is too long stands in the form, where it is told', () => {
  const form = open();
  const long = '가'.repeat(101);
  const kept = takenBy(form, { cupnote_name: long });
  expect(kept).toEqual({ cupnote_name: long });
  typeInto(form, kept);
  expect(form.check().find(({ name }) => name === 'cupnote_name')?.key).toBe('field_maxLength');
});

it('what was typed into a form is taken back as it was', () => {
  const form = open();
  form.type('cupnote_date', 'tomorrow or so');
  const takeBack = typeInto(form, { cupnote_name: 'Sidama', cupnote_date: '2026-11-22', cupnote_body_point: 8 });
  expect(form.values()).toMatchObject({ cupnote_name: 'Sidama', cupnote_date: '2026-11-22', cupnote_body_point: 8 });
  takeBack();
  expect(form.values()).toMatchObject({ cupnote_name: 'Huila', cupnote_date: null, cupnote_body_point: null });
  expect(form.field('cupnote_date').typed).toBe('tomorrow or so');
});
