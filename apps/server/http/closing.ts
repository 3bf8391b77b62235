import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { busy } from './errors.ts';

/** How often a closing server looks for connections that became idle. */
const LOOK_MS = 50;

/**
 * Lets a closing server finish what it has begun. What comes later on an open connection is refused, and every answer
 * ends its connection. Node itself ends idle connections only once, at the beginning: one whose answer was on its way
 * then, and one that a browser opened in advance and never used, would keep the server from closing.
 */
export function finishOpenRequests(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let isClosing = false;
  let looking: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const endIdle = () => {
    app.server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', (done) => {
    isClosing = true;
    looking = setInterval(endIdle, LOOK_MS);
    done();
  });
  app.addHook('onClose', (_, done) => {
    clearInterval(looking);
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? busy() : undefined));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
