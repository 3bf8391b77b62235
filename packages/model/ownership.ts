/** Ownership of an organisation that an owner offers to a senior manager. */
export interface OwnershipOffer {
  readonly offer_seq: number;
  /** What both are called in the organisation. */
  readonly by_nick: string;
  readonly to_nick: string;
  /** Whether the offerer stays an owner, or becomes a senior manager once it is accepted. */
  readonly offer_stays: boolean;
  /** What the offer is to whoever asks: their own, one to them, or one between others, which other owners see. */
  readonly side: 'by' | 'to' | 'other';
}

/** Somebody whom ownership can be offered to. */
export interface OwnershipHeir {
  readonly member_seq: number;
  readonly user_nick: string;
}

/** How ownership of an organisation stands: the offer that stands, and to owners whom they can offer it to. */
export interface Ownership {
  readonly offer: OwnershipOffer | null;
  readonly heirs: readonly OwnershipHeir[];
}

/** What shows an offer is renewed by this name. */
export const OWNERSHIP_OFFER = 'ownership_offer';
