export const number = {} as const;
