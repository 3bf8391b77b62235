import { Input } from '@mantine/core';
import { expect, it } from 'vitest';
import { INPUT } from './mantine_input.ts';

it('boxes wear the classes of the Mantine that is installed', () => {
  expect(Input.classes).toMatchObject(INPUT);
});
