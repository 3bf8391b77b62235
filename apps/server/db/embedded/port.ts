import { createServer } from 'node:net';

/** A port nobody listens on now: on the given address, or on every address. */
export function freePort(host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, ...(host && { host }) }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
