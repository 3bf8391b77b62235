import type { Actor } from '@hanjan/core';
import { expect, it } from 'vitest';
import { barOf } from './bar.ts';
import { findPlace } from './find.ts';

const person: Actor = { user_seq: 1, user_type: 'USER' };
const barista: Actor = { ...person, cafe: { auth_seq: 7, user_auth: 'BARISTA' } };
const roaster: Actor = { ...person, roaster: { auth_seq: 8, user_auth: 'MNG' } };
const names = (actor: Actor, path: string) => barOf(actor, findPlace(path, true)).map(({ name }) => name);
const here = (actor: Actor, path: string) =>
  barOf(actor, findPlace(path, true)).flatMap(({ name, isHere }) => (isHere ? [name] : []));

it.each([
  ['a home user', person, ['home', 'coffeenote', 'brewing']],
  ['a barista', barista, ['home', 'coffeenote', 'brewing', 'cafe']],
  ['a roaster', roaster, ['home', 'coffeenote', 'brewing', 'roaster']],
  ['somebody with both', { ...barista, ...roaster }, ['home', 'coffeenote', 'cafe', 'roaster']],
])('the bar of %s holds what they do', (_, actor, expected) => {
  expect(names(actor, '/user/usernote/coffeenote')).toEqual(expected);
});

it('within a rich organisation it holds its groups, and the way home', () => {
  expect(names(roaster, '/roaster/roasting/result')).toEqual(['home', 'roasting', 'blending', 'qc']);
  expect(here(roaster, '/roaster/qc/roasting')).toEqual(['qc']);
});

it('a guest has the categories', () => {
  expect(names({ user_seq: null, user_type: 'GUEST' }, '/info/guide')).toEqual(['info', 'user']);
});

it('says where one is', () => {
  expect(here(person, '/')).toEqual(['home']);
  expect(here(person, '/user/usernote/coffeenote/7')).toEqual(['coffeenote']);
  expect(here(person, '/user/usernote/brewingdefault')).toEqual(['brewing']);
});
