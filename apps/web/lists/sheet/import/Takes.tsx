import { fieldsAt, isImportable, isRequired, type Screen } from '@hanjan/core';
import { hintOf } from '@hanjan/model/sheet_hint.ts';
import { useQueries } from '@tanstack/react-query';
import { currentLocale, hasText, t, textOf } from '../../../base/texts/index.ts';
import { RequiredMark } from '../../../parts/field/FieldFrame.tsx';
import { labelWith } from '../../../records/field/field_label.ts';
import { codeQuery } from '../../../records/lookup/codes.ts';
import { codeName } from '../../../records/lookup/group.ts';
import { allData } from '../../../records/lookup/query.ts';

/** The columns that a file may have, and what each takes. */
export function Takes({ screen }: { readonly screen: Screen }) {
  const { fields } = screen.entity;
  const names = fieldsAt(screen, isImportable(screen) ? 'EXCEL_IN' : 'EXCEL_UP');
  const groups = [...new Set(names.flatMap((name) => groupOf(fields[name]) ?? []))];
  const codes = useQueries({ queries: groups.map(codeQuery), combine: allData });
  const locale = currentLocale();
  const texts = { locale, text: textOf, has: hasText };
  const choicesOf = (group: string | undefined) =>
    (codes[groups.indexOf(group ?? '')] ?? []).map((code) => codeName(code, locale));
  return (
    <table className="sheet-takes">
      <caption>{t('import_takes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('import_takes_column')}</th>
          <th scope="col">{t('import_takes_what')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const field = fields[name];
          return (
            field && (
              <tr key={name}>
                <th scope="row">
                  {labelWith(name, field)}
                  {field.initial === undefined && isRequired(field, locale) && <RequiredMark />}
                </th>
                <td>{hintOf(field, choicesOf(groupOf(field)), texts)}</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

const groupOf = (field: Screen['entity']['fields'][string] | undefined): string | undefined =>
  field && 'group' in field ? field.group : undefined;
