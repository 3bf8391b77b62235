import { expect, it } from 'vitest';
import { reference } from '../catalogue/reference.ts';
import { REFERENCE } from './names.ts';

it('names everything that everybody refers to', () => {
  expect([...REFERENCE].toSorted()).toEqual(reference.entities.map(({ name }) => name).toSorted());
});
