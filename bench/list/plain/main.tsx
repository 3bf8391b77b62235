import '../../../apps/web/theme/base.ts';
import { kindOf } from '@hanjan/core';
import { ko } from '@hanjan/model/messages/ko.ts';
import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import { drawn } from '../../form/drawn.ts';
import { CODES, COLUMNS, rows } from '../rows.ts';

// The same page of notes as texts in a plain table.
const names = {
  locale: 'ko',
  code: (group: string, id: string) => CODES[group]?.[id] ?? id,
  ref: () => '',
  text: (key: string) => key,
};
const fields: Readonly<Record<string, (typeof userCupnote.fields)[keyof typeof userCupnote.fields]>> =
  userCupnote.fields;
const texts = rows.map((row) =>
  COLUMNS.map((name) => {
    const field = fields[name];
    return field ? kindOf(field).show(row[name as keyof typeof row], field, names) : '';
  }),
);
const heads: Readonly<Record<string, string>> = ko;

drawn(
  <table>
    <thead>
      <tr>
        {COLUMNS.map((name) => (
          <th key={name}>{heads[name]}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {texts.map((cells, nth) => (
        <tr key={rows[nth]?.cupnote_seq}>
          {cells.map((text, at) => (
            <td key={COLUMNS[at]}>{at === 1 ? <a href={`/${nth + 1}`}>{text}</a> : text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>,
);
