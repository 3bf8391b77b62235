/** As many as a look-up offers at the most. */
export const CHOICES = 2000;

/** Companies as the server offers them. */
export const companies = Array.from({ length: CHOICES }, (_, nth) => ({
  company_seq: 1 + nth,
  company_name: `Coffee equipment company no. ${nth}`,
  company_name_locale: `커피 기구를 만드는 회사 ${nth}`,
  company_type: 'EQD',
  company_country_code: 'KOR',
  company_type_list: nth % 3 === 0 ? ['EQD', 'GBD'] : null,
}));
