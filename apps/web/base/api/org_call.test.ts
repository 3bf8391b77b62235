import type { Screen } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { orgKindOf, screenIn, withOrg } from './org_call.ts';

const chosen = (kind: string) => (kind === 'cafe' ? 7 : null);
const asked = (method: string, path: string, body?: unknown) => withOrg(method, path, body, chosen);
const screen = (path: string) => ({ path }) as Screen;

describe('a call about an organisation', () => {
  it('carries the chosen one', () => {
    expect(asked('GET', '/api/cafe/event/detail/3')).toEqual({
      path: '/api/cafe/event/detail/3?cafe_seq=7',
      body: undefined,
    });
    expect(asked('GET', '/api/cafe/event/detail/3?mode=edit').path).toBe(
      '/api/cafe/event/detail/3?mode=edit&cafe_seq=7',
    );
    expect(asked('POST', '/api/cafe/event/edit', { event_seq: 3 })).toEqual({
      path: '/api/cafe/event/edit',
      body: { event_seq: 3, cafe_seq: 7 },
    });
    expect(asked('POST', '/api/cafe/event/code')).toEqual({ path: '/api/cafe/event/code', body: { cafe_seq: 7 } });
  });

  it('carries the one of its screen, whatever is chosen', () => {
    const { path } = screenIn(screen('/api/cafe/coffeebean/default'), 12);
    expect(asked('POST', `${path}/edit`, { a: 1 })).toEqual({
      path: '/api/cafe/coffeebean/default/edit',
      body: { a: 1, cafe_seq: 12 },
    });
    expect(asked('GET', `${path}/detail/3`).path).toBe('/api/cafe/coffeebean/default/detail/3?cafe_seq=12');
    const roaster = screenIn(screen('/api/roaster/qc/blr'), 9);
    expect(asked('POST', `${roaster.path}/list`, {}).body).toEqual({ roaster_seq: 9 });
  });

  it('carries none where there is none to work in', () => {
    expect(asked('POST', '/api/roaster/event/list', { page: 1 })).toEqual({
      path: '/api/roaster/event/list',
      body: { page: 1 },
    });
  });
});

it.each(['/api/user/qc/coffeebean/list', '/api/cafes/x', '/api/setting/cafe/list', '/cafe/coffeebean/default'])(
  'a call to %s is about no organisation',
  (path) => {
    expect(orgKindOf(path)).toBeUndefined();
    expect(asked('POST', path, { a: 1 })).toEqual({ path, body: { a: 1 } });
    expect(screenIn(screen(path), 12).path).toBe(path);
  },
);

it('knows the kind of organisation that an address is about', () => {
  expect(orgKindOf('/api/roaster/qc/blr/list')).toBe('roaster');
  expect(orgKindOf('/api/cafe;12/event/list')).toBe('cafe');
});
