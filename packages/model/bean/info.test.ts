import { expect, it } from 'vitest';
import { cafeCoffeebean } from '../cafe/coffeebean.ts';
import { cafeReceived } from '../cafe/received.ts';
import { findPlace } from '../menu.ts';
import { roasterBlending } from '../roaster/blending.ts';
import { roasterBlendingResult } from '../roaster/blending_result.ts';
import { BEAN_LINKS } from './info.ts';

const UUID = '6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d';

it.each([
  ['RSTRDF', roasterBlending.fields.blending_uuid_str],
  ['RSTRDT', roasterBlendingResult.fields.blending_result_uuid_str],
  ['CAFEDF', cafeCoffeebean.fields.coffeebean_uuid_str],
  ['CAFEDT', cafeReceived.fields.received_uuid_str],
] as const)('the code of a record leads to the page that tells of it: %s', (kind, field) => {
  expect(field.path).toBe(BEAN_LINKS[kind].page);
  expect(findPlace(`${field.path}/${UUID}`)).toMatchObject({ id: UUID, tab: { page: 'BeanPage' } });
});
