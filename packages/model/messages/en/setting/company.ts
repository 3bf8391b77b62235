import type { company as ko } from '../../ko/setting/company.ts';

/** Companies as administrators keep them. */
export const company = {
  company_named: 'Names',
  company_what: 'Kind',
  company_links: 'Addresses',
  company_more: 'Details',
  company_name_locale: 'Local name',
  company_name_locale_field_required: 'Write its local name.',
  company_name: 'Company name',
  company_nick_locale: 'Local nickname',
  company_nick: 'Nickname',
  company_type: 'Main trade',
  list_company_type: 'Trade',
  company_type_list: 'Other trades',
  company_country_code: 'Country',
  company_site: 'Website',
  company_shop: 'Online shop',
  company_detail: 'About',
  company_etc: 'Notes',
  company_use: 'In use',
  list_company_use: 'In use',
  company_use_off: 'Not in use',
  setting_company_write: 'New company',
  list_setting_company_title: 'Companies',
  list_setting_company_new: 'Add a company',
  list_setting_company_empty_title: 'No companies yet',
  list_setting_company_empty_text:
    'Makers of equipment and sellers of green coffee that you add can be chosen by everybody.',
} as const satisfies Record<keyof typeof ko, string>;
