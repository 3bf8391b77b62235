import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConfigFault } from '../config_fault.ts';

/** How a system without IPv6 says so. */
const NOT_HERE = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

/**
 * Opens the port on each of the addresses. Where IPv6 is switched off, `::` means every IPv4 address, and loopback does
 * without its second form.
 */
export async function listenOn(app: FastifyInstance, port: number, addresses: readonly string[]): Promise<void> {
  const doors: Server[] = [];
  app.addHook('preClose', async () => {
    const closed = doors.map((door) => once(door, 'close'));
    for (const door of doors) door.close();
    await Promise.all(closed);
  });
  for (const [nth, address] of addresses.entries()) {
    const open = async (host: string) => {
      if (nth === 0) await app.listen({ port, host });
      else doors.push(await openDoor(app, port, host));
    };
    try {
      await open(address).catch((error: NodeJS.ErrnoException) => {
        const isGone = NOT_HERE.includes(error.code ?? '');
        if (isGone && address === '::') return open('0.0.0.0');
        if (!isGone || address !== '::1' || nth === 0) throw error;
      });
    } catch (error) {
      throw readable(error as NodeJS.ErrnoException, port, address);
    }
  }
}

/**
 * Answers HEAD as GET, whose body Node then leaves out: whatever comes over the network, and not what is injected. It
 * stands in place of Fastify's own routes for HEAD, of which there would be 1,300 that hold 4 MB.
 */
export function readHeads(app: FastifyInstance): void {
  app.server.prependListener('request', (request) => {
    if (request.method === 'HEAD') request.method = 'GET';
  });
}

/** A further address hands its connections to the one server, which bounds and ends them like its own. */
async function openDoor(app: FastifyInstance, port: number, host: string): Promise<Server> {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket));
  door.listen({ port, host });
  await once(door, 'listening');
  return door;
}

/** The error as an operator can mend it. */
function readable(error: NodeJS.ErrnoException, port: number, address: string): Error {
  const { code = '' } = error;
  if (code === 'EADDRINUSE') return new ConfigFault(`Port ${port} is used by another program. Set PORT to a free one.`);
  if (code === 'EACCES')
    return new ConfigFault(`Port ${port} may not be used by this user. Set PORT to 1024 or higher.`);
  if (NOT_HERE.includes(code)) return new ConfigFault(`HANJAN_LISTEN: this machine has no address ${address}.`);
  return error;
}
