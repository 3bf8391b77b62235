// All of it is one file, which is there once the browser was idle, so that it is there without a network.
export { Outbox as default } from './Outbox.tsx';
export { putRecordToWait, putToWait } from './put.ts';
export { sendWaiting } from './send.ts';
