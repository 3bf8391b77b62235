/** The call that says what care is due for a cafe's equipment. */
export const CARE_DUE_PATH = '/api/cafe/item/care/due';

/** The care that comes round, and the field of the equipment that says after how many days. */
export const CARE_ROUNDS = [
  { care_type: 'CLN', days: 'equip_clean_days' },
  { care_type: 'SRV', days: 'equip_service_days' },
] as const;

export type CareRound = (typeof CARE_ROUNDS)[number]['care_type'];

/** When a kind of care was done last for a piece of equipment that is in use, and when it comes round. */
export interface CareDue {
  readonly cafe_equip_seq: number;
  readonly equip_name: string | null;
  readonly equip_name_locale: string | null;
  readonly care_type: CareRound;
  /** How many days lie between; null where nobody wants to be reminded. */
  readonly care_days: number | null;
  readonly last_date: string | null;
  /** Today where it was never done. */
  readonly next_date: string | null;
  /** How many days are left until then, below 0 once it is overdue. */
  readonly days_left: number | null;
}
