import { describe, expect, it } from 'vitest';
import { nextOf, withNext } from './next.ts';

const note = '/user/usernote/coffeenote/write?type=CAFEDF&serial=1';
const from = (next: string) => nextOf(`?next=${encodeURIComponent(next)}`);

describe('where to go after signing in', () => {
  it('is where the person was going', () => {
    const [, search = ''] = withNext('/user/signin', note).split('?');
    expect(nextOf(search)).toBe(note);
  });

  it.each(['/cafe', '/user/usernote', '/cafe/coffeebean/received/7?mode=edit'])('may be %s', (next) => {
    expect(from(next)).toBe(next);
  });

  it.each([
    'https://elsewhere.example/user/usernote/coffeenote',
    '//elsewhere.example/user/usernote/coffeenote',
    '/\\elsewhere.example/user/usernote/coffeenote',
    '/\t/elsewhere.example/user/usernote/coffeenote',
    'javascript:alert(1)',
    '/nowhere',
    '/',
    '',
  ])('is never %j', (next) => {
    expect(from(next)).toBeNull();
  });

  it('is never a page about signing in', () => {
    expect(from('/user/signin')).toBeNull();
    expect(from('/user/signup')).toBeNull();
  });

  it('is nothing when nothing was asked for', () => {
    expect(nextOf('')).toBeNull();
    expect(withNext('/user/signin', null)).toBe('/user/signin');
  });
});
