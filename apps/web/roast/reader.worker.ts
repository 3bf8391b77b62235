import { readRoastLog } from '@hanjan/roastlog/read.ts';
import type { Asked } from './reading.ts';

// Reads logs apart from the page, so that no file can freeze it.
addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(readRoastLog(data.bytes, data.name)));
