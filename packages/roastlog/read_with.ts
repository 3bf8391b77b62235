import { type RoastFault, RoastFaultError } from './fault.ts';
import { MOST_BYTES, type ReadResult, TOO_LARGE } from './limits.ts';
import type { RoastLog } from './log.ts';
import { decode } from './text/decode.ts';
import { type Program, programOfBytes, programOfName } from './unsupported.ts';

/** Reads a file as `readRoastLog` does, with what makes a log of a text or throws a `RoastFaultError`. */
export function readWith(logOf: (text: string) => RoastLog, bytes: Uint8Array, fileName: string): ReadResult {
  if (bytes.length > MOST_BYTES) return { fault: TOO_LARGE };
  const program = programOfBytes(bytes);
  if (program) return { fault: unsupported(program) };
  try {
    const text = decode(bytes);
    return { log: logOf(text), text };
  } catch (error) {
    return { fault: error instanceof RoastFaultError ? named(error.fault, fileName) : { key: 'unknown' } };
  }
}

/** What the name of a file says where its content says nothing. */
function named(fault: RoastFault, fileName: string): RoastFault {
  const program = fault.key === 'not_text' || fault.key === 'unknown' ? programOfName(fileName) : undefined;
  return program ? unsupported(program) : fault;
}

const unsupported = (program: Program): RoastFault => ({ key: 'unsupported', args: { program } });
