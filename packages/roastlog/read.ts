import { decode } from './decode.ts';
import { type RoastFault, RoastFaultError } from './fault.ts';
import { finish } from './finish.ts';
import { MOST_BYTES, type ReadResult, TOO_LARGE } from './limits.ts';
import { ownLog } from './readers/hanjan.ts';
import { rawLogOf } from './recognise.ts';
import { type Program, programOfBytes, programOfName } from './unsupported.ts';

export { MOST_BYTES, type ReadResult } from './limits.ts';

/**
 * Reads a roast log of any known program; its content says of which. The name only helps to say what a file is that
 * cannot be read. `text` is the file as text. Never throws.
 */
export function readRoastLog(bytes: Uint8Array, fileName = ''): ReadResult {
  if (bytes.length > MOST_BYTES) return { fault: TOO_LARGE };
  const program = programOfBytes(bytes);
  if (program) return { fault: unsupported(program) };
  try {
    const text = decode(bytes);
    return { log: ownLog(text) ?? finish(rawLogOf(text)), text };
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
