import { SYSTEM_PATH, type TableAsked, type TableTexts } from '@hanjan/model/system/tables.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../base/api/call.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Select } from '../../../parts/input/Select.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { CodeText } from '../CodeText.tsx';
import { TextArea } from '../TextArea.tsx';
import { tellRefused, useTables } from './useTables.ts';
import '../system.css';

/** The table tool: a table, or a pasted definition, as SQL, as our definition in TypeScript and as texts. It runs nothing. */
export default function SettingTable() {
  const { answer, reload } = useTables();
  const [table, setTable] = useState('');
  const [typed, setTyped] = useState('');
  const [made, setMade] = useState<TableTexts | null>(null);
  const [isBusy, setBusy] = useState(false);

  const make = async (asked: TableAsked) => {
    if (isBusy) return;
    setBusy(true);
    const { result, ...told } = await call<TableTexts>('POST', `${SYSTEM_PATH}/table`, asked);
    setBusy(false);
    if (told.status !== 'OK') return void tellRefused({ ...told, result });
    setMade(result);
    if ('table' in asked) setTyped(result.definition);
  };
  // A table that is chosen is shown at once; what is pasted is made when somebody says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table alone asks again
  useEffect(() => {
    if (table) void make({ table });
  }, [table]);

  if (!answer) return <SkeletonRows rows={4} />;
  if (answer.status !== 'OK') return <AnswerState answer={answer} onRetry={reload} />;
  return (
    <article className="desk-page">
      <h1>{t('menu_system_table')}</h1>
      <p className="desk-lead">{t('system_table_lead')}</p>
      <div className="desk-form">
        <Select
          label={t('system_table_choose')}
          value={table}
          onChange={(event) => setTable(event.currentTarget.value)}
          data={[
            { value: '', label: t('system_table_none') },
            ...answer.result.map(({ table_name }) => ({ value: table_name, label: table_name })),
          ]}
        />
        <TextArea
          label={t('system_table_definition')}
          description={t('system_table_hint')}
          rows={12}
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div>
          <Button onClick={() => make({ definition: typed })} aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {t('system_table_make')}
          </Button>
        </div>
      </div>
      {made && (
        <>
          <CodeText title={t('system_table_sql')} text={made.sql} />
          {made.typescript ? (
            <>
              <CodeText title={t('system_table_typescript')} text={made.typescript} />
              <CodeText title={t('system_table_messages')} text={made.messages} />
            </>
          ) : (
            <p className="desk-lead">{t('system_table_guess')}</p>
          )}
        </>
      )}
    </article>
  );
}
