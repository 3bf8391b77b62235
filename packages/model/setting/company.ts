import { defineScreen } from '../define.ts';
import { company } from '../reference/company.ts';
import { kept } from './kept.ts';

/** Makers of equipment, sellers of green beans and others that everybody chooses from. */
export const settingCompanyScreen = defineScreen(company, {
  name: 'setting_company',
  path: '/api/setting/company',
  ...kept,
  list: {
    columns: [
      'company_name_locale',
      'company_name',
      'company_type',
      'company_country_code',
      'company_site',
      'company_use',
      'edit_at',
    ],
    search: ['company_type', 'company_type_list', 'company_country_code', 'company_use'],
    title: ['company_name_locale', 'company_name', 'company_nick_locale', 'company_nick'],
    sort: ['company_name_locale', 'company_name', 'company_type', 'company_country_code', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['company_use', 'company_country_code'],
  },
  form: [
    {
      key: 'company_named',
      fields: ['company_name_locale', 'company_name', 'company_nick_locale', 'company_nick', 'company_use'],
    },
    { key: 'company_what', fields: ['company_type', 'company_type_list', 'company_country_code'] },
    { key: 'company_links', fields: ['company_site', 'company_shop'] },
    { key: 'company_more', fields: ['company_detail', 'company_etc'] },
  ],
});
