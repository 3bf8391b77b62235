/**
 * What the link of a coffee leads to: a roastery's blend (RSTRDF) or a batch of it (RSTRDT), a cafe's coffee (CAFEDF) or
 * a lot of it (CAFEDT). The codes are those of the group BNDV.
 */
export const BEAN_LINKS = {
  RSTRDF: { call: '/api/user/beaninfo/default', named: 'blending_uuid', page: '/info/beannote/beaninfo' },
  RSTRDT: { call: '/api/user/beaninfo/detail', named: 'blending_result_uuid', page: '/info/beannote/beandetail' },
  CAFEDF: { call: '/api/user/cafebean/default', named: 'coffeebean_uuid', page: '/info/beannote/coffeebean' },
  CAFEDT: { call: '/api/user/cafebean/detail', named: 'received_uuid', page: '/info/beannote/coffeebeandetail' },
} as const satisfies Record<string, BeanLink>;

interface BeanLink {
  /** A POST to this answers what it shows. */
  readonly call: string;
  /** The field of the body that has its uuid. */
  readonly named: string;
  /** The page for everybody, below which the uuid stands. */
  readonly page: string;
}

export type BeanKind = keyof typeof BEAN_LINKS;

/** Where somebody writes a note of what such a link leads to. */
export const noteOf = (type: string, uuid: string): string =>
  `/user/usernote/coffeenote/write?type=${type}&serial=${uuid}`;

export const BEAN_KINDS = Object.keys(BEAN_LINKS) as readonly BeanKind[];

/** The calls by which a cafe asks what roasteries show it. */
export const CAFE_BEAN_CALLS = {
  RSTRDF: '/api/cafe/beaninfo/default',
  RSTRDT: '/api/cafe/beaninfo/detail',
} as const satisfies Partial<Record<BeanKind, string>>;

/** The blends that linked roasteries publish to a cafe: `PublishedBlend` of each, by roastery and name. */
export const PUBLISHED_CALL = '/api/cafe/beaninfo/list';

/** Who sees it: staff of whoever it belongs to, a linked cafe, somebody who is signed in, anybody. */
export const AUDIENCES = ['roaster', 'cafe', 'customer', 'normal'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** As whom whoever asks wants to see it; it only ever makes less of what they see. */
export const WISHES = ['customer', 'normal'] as const satisfies readonly Audience[];
export type Wish = (typeof WISHES)[number];

/** A name in both languages. */
interface Named {
  readonly name: string | null;
  readonly name_locale: string | null;
}

/** What a blend or a coffee is. A stage that shows less leaves the rest out, see the migration that makes `bean_info`. */
export interface BeanDetail {
  readonly info_uuid: string;
  readonly info_type: BeanKind;
  readonly org_name: string | null;
  readonly org_name_locale: string | null;
  readonly blending_name?: string | null;
  readonly blending_name_locale?: string | null;
  readonly blending_single_origin?: boolean;
  readonly coffeebean_name?: string | null;
  readonly coffeebean_name_locale?: string | null;
  readonly coffeebean_single_origin?: boolean;
  readonly blending_info_use?: boolean;
  readonly blending_cupnote_use?: boolean;
  readonly blending_country_list?: readonly string[] | null;
  readonly blending_country_etc?: string | null;
  /** The day on which it was roasted and blended. */
  readonly blending_result_date?: string | null;
  readonly blending_desc?: string | null;
  readonly coffeebean_desc?: string | null;
  readonly blending_region?: readonly Named[];
  readonly blending_farm?: readonly Named[];
  readonly blending_variety_list?: readonly string[] | null;
  readonly blending_variety_etc?: string | null;
  readonly blending_process_list?: readonly string[] | null;
  readonly blending_process_etc?: string | null;
  /** Both ×10. */
  readonly blending_loss?: number | null;
  readonly blending_organic_loss?: number | null;
  readonly blending_result_year?: number;
  readonly blending_result_seq?: number;
  readonly received_date?: string;
  /** A cafe that asks for a batch reads the link of its blend, and how much of it was delivered there last. */
  readonly blending_uuid?: string;
  readonly delivered_mass?: number;
  /** Masses are ×10 g. */
  readonly blending_total_mass?: number | null;
  readonly received_mass?: number | null;
  readonly received_div?: string | null;
  readonly roasting_list?: readonly RoastedPart[] | null;
}

/** A roasted batch that went into a blend. */
interface RoastedPart {
  readonly roasting_result_date: string | null;
  readonly roasting_mass: number;
  readonly roasting_percent: number | null;
  readonly roasting_loss: number | null;
  readonly roasting_organic_loss: number | null;
  readonly roasting_moisture: number | null;
  readonly roasting_agtron: number | null;
}

/** A green bean of it, in the order of the blend. Percent and moisture ×10, mass ×10 g, density in g/l. */
export interface BeanGreen {
  readonly greenbean_order: number;
  readonly country_code?: string | null;
  readonly region_name?: string | null;
  readonly region_name_locale?: string | null;
  readonly variety?: readonly string[] | null;
  readonly variety_etc?: string | null;
  readonly process?: string | null;
  readonly process_etc?: string | null;
  readonly greenbean_name?: string | null;
  readonly greenbean_name_locale?: string | null;
  readonly blending_percent?: number;
  readonly farm_name?: string | null;
  readonly farm_name_locale?: string | null;
  readonly grade?: string | null;
  readonly grade_detail?: string | null;
  readonly altitude_min?: number | null;
  readonly altitude_max?: number | null;
  readonly harvest_min?: string | null;
  readonly harvest_max?: string | null;
  readonly greenbean_year?: number | null;
  readonly greenbean_import_date?: string | null;
  readonly greenbean_packaging_date?: string | null;
  readonly greenbean_mass?: number;
  readonly moisture_min?: number | null;
  readonly moisture_max?: number | null;
  readonly density_min?: number | null;
  readonly density_max?: number | null;
}

/** What somebody learns of a coffee by its link. */
export interface BeanInfo {
  readonly audience: Audience;
  readonly stage: string;
  readonly detail_result: BeanDetail;
  readonly greenbean_list?: readonly BeanGreen[];
  /** Cup notes that stand for it, newest first: fields of a note, by their names. */
  readonly cupnote_list?: readonly Readonly<Record<string, unknown>>[];
  /** How to brew it: fields of a recipe, by their names. */
  readonly brewing_list?: readonly Readonly<Record<string, unknown>>[];
  /** The newest note that whoever asks has of it, where they ask for that (`check_usernote`); null where there is none. */
  readonly usernote?: { readonly cupnote_seq: number } | null;
  /** What the roaster of a cafe's coffee says of it. */
  readonly blending_result?: Omit<BeanInfo, 'detail_result' | 'blending_result' | 'usernote'> & {
    readonly detail_result?: BeanDetail;
  };
}

/** A blend that a linked roastery publishes, as far as a list shows it, and the coffee of the cafe that it is already. */
export interface PublishedBlend extends BeanDetail {
  readonly coffeebean_seq: number | null;
}
