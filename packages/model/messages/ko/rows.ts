export const rows = {} as const;
