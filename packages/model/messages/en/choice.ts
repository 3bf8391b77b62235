export const choice = {} as const;
