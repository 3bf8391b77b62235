import { describe, expect, it } from 'vitest';
import { seeds } from './index.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;
const pick = <T>(rows: T[], value: (row: T) => string) => rows.map(value);
const twice = (list: string[]) => list.filter((item, at) => list.indexOf(item) !== at);
const codesOf = (group: string) => seeds.code.filter((row) => row.code_group_id === group);
const idForm = /^[A-Z0-9_]{1,45}$/;

describe('names', () => {
  const named: [key: string, english: string, korean: string][] = [
    ...seeds.code_group.map((row) => name(row.code_group_id, row.code_group_name, row.code_group_name_kr)),
    ...seeds.code.map((row) => name(`${row.code_group_id}.${row.code_id}`, row.code_name, row.code_name_kr)),
    ...seeds.country.map((row) => name(row.country_id, row.country_name, row.country_name_kr)),
    ...seeds.region.map((row) =>
      name(`${row.region_country}.${row.region_code}`, row.region_name, row.region_name_locale),
    ),
    ...seeds.variety.map((row) => name(row.variety_id, row.variety_name, row.variety_name_kr)),
    ...seeds.company.map((row) => name(row.seed_id, row.company_name, row.company_name_locale)),
    ...seeds.product_equip.map((row) => name(row.seed_id, row.equip_name, row.equip_name_locale)),
    ...seeds.greenbean_default.map((row) => name(row.seed_id, row.greenbean_name, row.greenbean_name_locale)),
  ];

  it('are Korean, or Latin where the trade writes the same word', () => {
    expect(named.filter(([, english, korean]) => !/[가-힣]/.test(korean) && korean !== english)).toEqual([]);
  });

  it('have no Hangul in English, no stray space, no control character, and are composed', () => {
    expect(named.filter(([, english]) => /[ㄱ-ㆎ가-힣]/.test(english))).toEqual([]);
    const untidy = (text: string) => text !== text.trim().normalize('NFC') || /\s{2}|\p{Cc}/u.test(text);
    expect(named.filter(([, english, korean]) => untidy(english) || untidy(korean))).toEqual([]);
  });

  it('fit their columns', () => {
    const off = (text: string, least: number, most: number) => bytes(text) < least || bytes(text) > most;
    expect(seeds.code.filter((row) => off(row.code_name, 3, 255) || off(row.code_name_kr, 3, 255))).toEqual([]);
    expect(seeds.code.filter((row) => off(row.code_alias2 ?? '-', 1, 255))).toEqual([]);
    expect(seeds.code_group.filter((row) => off(row.code_group_name, 3, 255))).toEqual([]);
    expect(seeds.code_group.filter((row) => off(row.code_group_name_kr, 3, 255))).toEqual([]);
    expect(seeds.variety.filter((row) => off(row.variety_name, 2, 250) || off(row.variety_name_kr, 2, 250))).toEqual(
      [],
    );
    expect(seeds.variety.filter((row) => off(row.variety_alias ?? '-', 1, 255))).toEqual([]);
    expect(seeds.country.filter((row) => off(row.country_name, 3, 300) || off(row.country_name_kr, 3, 300))).toEqual(
      [],
    );
    expect(seeds.region.filter((row) => off(row.region_name, 3, 300) || off(row.region_name_locale, 3, 300))).toEqual(
      [],
    );
    expect(
      seeds.company.filter((row) => off(row.company_name, 3, 300) || off(row.company_name_locale, 3, 300)),
    ).toEqual([]);
    expect(
      seeds.product_equip.filter((row) => off(row.equip_name, 3, 300) || off(row.equip_name_locale, 3, 300)),
    ).toEqual([]);
  });
});

describe('codes', () => {
  it('belong to a known group, and every group but the projections has codes', () => {
    const groups = pick(seeds.code_group, (row) => row.code_group_id);
    expect(twice(groups)).toEqual([]);
    expect(groups).toHaveLength(43);
    const filled = new Set(pick(seeds.code, (row) => row.code_group_id));
    expect(groups.filter((id) => !filled.has(id)).sort()).toEqual(['CFPRDC', 'CNTR', 'VRT']);
    expect([...filled].filter((id) => !groups.includes(id))).toEqual([]);
  });

  it('have well-formed ids, unique in their group, counted from 1', () => {
    expect(seeds.code.filter((row) => !idForm.test(row.code_id))).toEqual([]);
    expect(twice(pick(seeds.code, (row) => `${row.code_group_id}.${row.code_id}`))).toEqual([]);
    for (const { code_group_id } of seeds.code_group) {
      const rows = codesOf(code_group_id);
      expect(rows.map((row) => row.code_order)).toEqual(rows.map((_, at) => at + 1));
    }
  });

  it('read differently within a group', () => {
    const korean = pick(seeds.code, (row) => `${row.code_group_id}: ${row.code_name_kr}`);
    const english = pick(seeds.code, (row) => `${row.code_group_id}: ${row.code_name}`);
    expect(twice(korean)).toEqual([]);
    expect(twice(english).sort()).toEqual(['FLVR: Floral', 'FLVR: Green/Vegetative']);
  });

  it('list each search word once, without the name itself', () => {
    const words = (row: (typeof seeds.code)[number]) => row.code_alias2?.split(',') ?? [];
    const wrong = seeds.code.filter((row) => {
      const list = words(row);
      return twice(list).length > 0 || list.some((word) => word !== word.trim() || !word || word === row.code_name_kr);
    });
    expect(wrong).toEqual([]);
  });

  it.each(['BGRD', 'BQLT'])(
    '%s is filtered by countries that grow coffee, and the grade id begins with its country',
    (group) => {
      const growing = seeds.country.filter((row) => row.country_filter === 'CFPRDC').map((row) => row.country_id);
      const filtered = codesOf(group).filter((row) => row.code_filter !== null);
      expect(filtered.length).toBeGreaterThan(5);
      expect(filtered.filter((row) => !growing.includes(row.code_filter ?? ''))).toEqual([]);
      const astray = filtered.filter((row) => group === 'BGRD' && !row.code_id.startsWith(`${row.code_filter}_`));
      expect(astray).toEqual([]);
    },
  );
});

describe('flavor wheel', () => {
  const nodes = codesOf('FLVR');
  const byId = new Map(nodes.map((node) => [node.code_id, node]));

  /** The ids from a node up to its family; a loop ends in more ids than the wheel has levels. */
  const path = (id: string) => {
    const up: string[] = [];
    for (let at = byId.get(id); at && up.length <= 3; at = byId.get(at.code_filter ?? '')) up.push(at.code_id);
    return up;
  };
  const level = (id: string) => path(id).length;

  it('has 9 families, 28 groups and 73 flavors', () => {
    const count = (wanted: number) => nodes.filter((node) => level(node.code_id) === wanted).length;
    expect([count(1), count(2), count(3), nodes.length]).toEqual([9, 28, 73, 110]);
  });

  it('leads every node up to a family', () => {
    expect(nodes.filter((node) => node.code_filter !== null && !byId.has(node.code_filter))).toEqual([]);
    expect(nodes.filter((node) => byId.get(path(node.code_id).at(-1) ?? '')?.code_filter !== null)).toEqual([]);
  });

  it('goes clockwise, each node right after its parent or a relative', () => {
    expect(nodes.filter((node) => node.code_filter === null).map((node) => node.code_id)).toEqual(
      'FRUITY SOUR_FERMENTED GREEN_VEGETATIVE OTHER ROASTED SPICES NUTTY_COCOA SWEET FLORAL'.split(' '),
    );
    const astray = nodes.filter((node, at) => {
      const before = nodes[at - 1];
      return node.code_filter !== null && before && !path(before.code_id).includes(node.code_filter);
    });
    expect(astray).toEqual([]);
  });

  it('colours nodes by family and level', () => {
    expect(nodes.filter((node) => !/^#[0-9a-f]{6}$/.test(node.code_alias1 ?? ''))).toEqual([]);
    const shades = new Map<string, Set<string | null>>();
    for (const node of nodes) {
      const key = `${path(node.code_id).at(-1)} ${level(node.code_id)}`;
      shades.set(key, (shades.get(key) ?? new Set()).add(node.code_alias1));
    }
    expect([...shades.values()].every((colours) => colours.size === 1)).toBe(true);
    expect(new Set(nodes.map((node) => node.code_alias1)).size).toBe(shades.size);
  });

  it('is found by loan words and by plain words', () => {
    const find = (word: string) =>
      nodes
        .filter((node) => [node.code_name_kr, ...(node.code_alias2 ?? '').split(',')].includes(word))
        .map((n) => n.code_id);
    expect(find('플로럴')).toEqual(['FLORAL', 'FLORAL_2']);
    expect(find('프루티')).toEqual(['FRUITY']);
    expect(find('계피')).toEqual(['CINNAMON']);
    expect(find('자두')).not.toContain('PRUNE');
  });
});

describe('countries, regions, varieties', () => {
  const countries = pick(seeds.country, (row) => row.country_id);

  it('are the 249 countries of ISO 3166-1, each once', () => {
    expect(countries).toHaveLength(249);
    expect(twice(countries)).toEqual([]);
    expect(twice(pick(seeds.country, (row) => row.country_code2))).toEqual([]);
    expect(twice(pick(seeds.country, (row) => row.country_name))).toEqual([]);
    expect(twice(pick(seeds.country, (row) => row.country_name_kr))).toEqual([]);
    expect(seeds.country.filter((row) => !/^[A-Z]{3}$/.test(row.country_id))).toEqual([]);
    // The runtime knows the alpha-2 codes; an unknown one comes back as itself.
    const known = new Intl.DisplayNames(['en'], { type: 'region' });
    expect(seeds.country.filter((row) => known.of(row.country_code2) === row.country_code2)).toEqual([]);
  });

  it('name the growers', () => {
    const growing = seeds.country.filter((row) => row.country_filter === 'CFPRDC').map((row) => row.country_id);
    const wanted = 'BRA VNM COL IDN ETH HND UGA IND PER GTM MEX NIC CHN KEN CRI TZA PNG PAN RWA BDI YEM JAM USA PRI';
    expect(wanted.split(' ').filter((id) => !growing.includes(id))).toEqual([]);
    expect(growing).not.toContain('KOR');
    expect(growing.length).toBeGreaterThan(60);
  });

  it('have regions only in countries that grow coffee, each code once', () => {
    const growing = seeds.country.filter((row) => row.country_filter === 'CFPRDC').map((row) => row.country_id);
    expect(seeds.region.filter((row) => !growing.includes(row.region_country))).toEqual([]);
    expect(seeds.region.filter((row) => !idForm.test(row.region_code))).toEqual([]);
    expect(twice(pick(seeds.region, (row) => `${row.region_country}.${row.region_code}`))).toEqual([]);
    expect(seeds.region.length).toBeGreaterThan(70);
  });

  it('have varieties of known species, with nothing-known choices, found under one spelling only', () => {
    const species = codesOf('SPC').map((row) => row.code_id);
    const varieties = pick(seeds.variety, (row) => row.variety_id);
    expect(seeds.variety.filter((row) => !species.includes(row.species_type))).toEqual([]);
    expect(species.filter((id) => !seeds.variety.some((row) => row.species_type === id))).toEqual([]);
    expect(varieties.filter((id) => !idForm.test(id))).toEqual([]);
    expect(twice(varieties)).toEqual([]);
    expect(seeds.variety.map((row) => row.variety_disp)).toEqual(seeds.variety.map((_, at) => at + 1));
    expect(varieties).toEqual(expect.arrayContaining(['UNKNOWN', 'FIELD_BLEND', 'MIXED', 'GESHA', 'SL28']));
    const spellings = seeds.variety.flatMap((row) => [
      ...new Set([row.variety_name, row.variety_name_kr, ...(row.variety_alias?.split(',') ?? [])]),
    ]);
    expect(twice(spellings)).toEqual([]);
  });
});

describe('equipment', () => {
  it('comes from known makers of known countries, each once', () => {
    const makers = pick(seeds.company, (row) => row.seed_id);
    const countries = pick(seeds.country, (row) => row.country_id);
    expect(twice(makers)).toEqual([]);
    expect(twice(pick(seeds.company, (row) => row.company_name))).toEqual([]);
    for (const type of ['EQD', 'GBD']) {
      const ids = pick(
        seeds.company.filter((row) => row.company_type === type),
        (row) => row.seed_id,
      );
      expect(ids.length).toBeGreaterThan(10);
      expect(ids).toEqual(ids.toSorted());
    }
    expect(seeds.company.filter((row) => !countries.includes(row.company_country_code ?? 'KOR'))).toEqual([]);
  });

  it('is of a known type, and a maker has no name twice', () => {
    const types = codesOf('EQUIP').map((row) => row.code_id);
    const makers = pick(seeds.company, (row) => row.seed_id);
    expect(seeds.product_equip.filter((row) => !types.includes(row.equip_type))).toEqual([]);
    expect(seeds.product_equip.filter((row) => !makers.includes(row.equip_manufacture_seq))).toEqual([]);
    expect(twice(pick(seeds.product_equip, (row) => row.seed_id))).toEqual([]);
    expect(twice(pick(seeds.product_equip, (row) => `${row.equip_manufacture_seq} ${row.equip_name}`))).toEqual([]);
    expect(seeds.product_equip.length).toBeGreaterThan(80);
  });
});

describe('green beans', () => {
  const codes = (group: string) => codesOf(group).map((row) => row.code_id);

  it('grow in known regions and are of known varieties, processes and grades, each once', () => {
    const regions = pick(seeds.region, (row) => `${row.region_country}.${row.region_code}`);
    const varieties = pick(seeds.variety, (row) => row.variety_id);
    const beans = seeds.greenbean_default;
    expect(beans.length).toBeGreaterThan(20);
    expect(twice(pick(beans, (row) => row.seed_id))).toEqual([]);
    expect(twice(pick(beans, (row) => row.greenbean_name))).toEqual([]);
    expect(beans.filter((row) => !regions.includes(row.greenbean_region_seq))).toEqual([]);
    expect(beans.flatMap((row) => row.greenbean_variety_list).filter((id) => !varieties.includes(id))).toEqual([]);
    expect(beans.filter((row) => !codes('PRCS').includes(row.greenbean_process))).toEqual([]);
    expect(beans.filter((row) => row.greenbean_grade && !codes('BGRD').includes(row.greenbean_grade))).toEqual([]);
    expect(beans.filter((row) => row.greenbean_altitude_min >= row.greenbean_altitude_max)).toEqual([]);
  });
});

function name(key: string, english: string, korean: string): [string, string, string] {
  return [key, english, korean];
}
