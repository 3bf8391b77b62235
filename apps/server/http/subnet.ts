import { isIP } from 'node:net';

/**
 * A shortened network address: enough to slow down abuse, not enough to know a household. One network has one name,
 * however an address of it is written; what is no address at all shares one name.
 */
export function subnetOf(address: string): string {
  const written = [address, address.replace(/:\d+$/, ''), address.replace(/^\[(.*)\](:\d+)?$/, '$1')];
  const ip = written.find((one) => isIP(one));
  if (ip === undefined) return 'unknown';
  if (isIP(ip) === 4) return networkOf4(ip.split('.').map(Number));
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return networkOf4(groups.slice(6).flatMap(bytesOf));
  return `${groups.slice(0, 3).join(':')}::/48`;
}

const networkOf4 = (bytes: readonly number[]) => `${bytes.slice(0, 3).join('.')}.0/24`;

const bytesOf = (group: string) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255];

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(ip: string): string[] {
  const { hostname } = new URL(`http://[${ip.replace(/%.*/, '')}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
}
