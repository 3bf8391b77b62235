export const time = {} as const;
