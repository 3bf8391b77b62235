import { EventEmitter } from 'node:events';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutSlowRequests, PATIENCE_MS, waitForFile } from './patience.ts';

const MB = 1024 * 1024;

/** A request that has begun to arrive, and what its connection was told. */
function arriving(headers: Record<string, string> = { 'content-length': String(8 * MB) }) {
  const told: string[] = [];
  const socket = { bytesRead: 300, destroyed: false, end: (answer: string) => told.push(answer.slice(9, 12)) };
  const raw = Object.assign(new EventEmitter(), { headers, complete: false, socket });
  const request = { raw, log: Fastify().log } as unknown as FastifyRequest;
  const app = {
    addHook: (_: string, hook: (request: FastifyRequest, reply: unknown, done: () => void) => void) =>
      hook(request, null, () => undefined),
  };
  cutSlowRequests(app as unknown as FastifyInstance);
  return { raw, request, told };
}

describe('a request that arrives slowly', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([[{ 'content-length': '50' }], [{ 'transfer-encoding': 'chunked' }]])('is cut off after 10 s', (headers) => {
    const { told } = arriving(headers as Record<string, string>);
    vi.advanceTimersByTime(9_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['408']);
  });
  it('is left alone once it is there, or when nothing is to come', () => {
    const there = arriving();
    there.raw.complete = true;
    const closed = arriving();
    closed.raw.emit('close');
    const plain = arriving({});
    vi.advanceTimersByTime(PATIENCE_MS);
    expect([there.told, closed.told, plain.told]).toEqual([[], [], []]);
  });
  it('and brings a file may take two minutes, as long as it keeps coming', () => {
    const { raw, request, told } = arriving();
    waitForFile(request);
    for (let second = 1; second < 120; second++) {
      raw.socket.bytesRead += 8 * 1024;
      vi.advanceTimersByTime(1_000);
    }
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual(['408']);
  });
  it('and brings a file byte by byte is cut off like any other', () => {
    const { raw, request, told } = arriving();
    waitForFile(request);
    raw.socket.bytesRead += 64 * 1024;
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([]);
    raw.socket.bytesRead += 10;
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual(['408']);
  });
});
