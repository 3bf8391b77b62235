import { expect, it } from 'vitest';
import { subnetOf } from './subnet.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['::ffff:cb00:714d', '203.0.113.0/24'],
  ['203.0.113.77:51234', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['[2001:db8:1::6]:51234', '2001:db8:1::/48'],
  ['[2001:db8:1::6]', '2001:db8:1::/48'],
  ['2001:db8:1::6', '2001:db8:1::/48'],
  ['2001:0DB8:0001::6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
  ['2001::5:6', '2001:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s lies in %s', (ip, subnet) => expect(subnetOf(ip)).toBe(subnet));

it('one network has one name, however its addresses are shortened', () => {
  const names = ['2001::1', '2001:0:0:9::1', '2001::9:0:0:0:1', '2001:0:0::'].map(subnetOf);
  expect(new Set(names).size).toBe(1);
});

it.each(['', 'unknown', '1.2.3', '1.2.3.4.5', '1:2:3:4:5:6:7:8:9:10', '1::2::3', '[::1', '[]:80', 'a'.repeat(9_999)])(
  'what is no address shares one name: %j',
  (text) => expect(subnetOf(text)).toBe('unknown'),
);
