const PREFIX = 'hanjan.list.';

/** Under which name the layout of somebody's list is kept on this device. */
export const layoutName = (user_seq: number | null, screen: string): string => `${PREFIX}${user_seq}.${screen}`;

/** Whether a name in the device's storage is that of a layout. It tells nothing of records and stays for next time. */
export const isLayoutName = (name: string): boolean => name.startsWith(PREFIX);
