export const file = {} as const;
