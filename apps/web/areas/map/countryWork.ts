/** Which country somebody looks at on the map, and whether those without coffee are offered too. */
export interface CountryWork {
  /** Three letters; null while none is chosen. */
  readonly country: string | null;
  readonly isAll: boolean;
}

/** No country, and those alone that grow coffee. */
export const BEGIN: CountryWork = { country: null, isAll: false };

/** The country that the sample chooses. */
export const SAMPLE = 'ETH';

/** Whether something that was stored is such work. */
export const isCountryWork = (value: unknown): value is CountryWork => {
  const { country, isAll } = (value ?? {}) as Partial<Record<keyof CountryWork, unknown>>;
  return (
    typeof isAll === 'boolean' && (country === null || (typeof country === 'string' && /^[A-Z]{3}$/.test(country)))
  );
};
