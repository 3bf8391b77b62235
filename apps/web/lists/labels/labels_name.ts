/**
 * Under which name the choice for labels is stored on this device. It says nothing of records and stays after a sign-out:
 * it is about the printer that stands there.
 */
export const LABELS_NAME = 'hanjan.labels';
