import { SYSTEM_PATH, type TableAsked, type TablePair } from '@hanjan/model/system/tables.ts';
import { useState } from 'react';
import { call } from '../../../base/api/call.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Select } from '../../../parts/input/Select.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { CodeText } from '../CodeText.tsx';
import { TextArea } from '../TextArea.tsx';
import { ComparedColumns } from './ComparedColumns.tsx';
import { tellRefused, useTables } from './useTables.ts';
import '../system.css';

/** In place of a table: a definition is pasted. No table is called so. */
const PASTED = '{}';

interface Chosen {
  readonly table: string;
  readonly definition: string;
}

/** Two tables, or a table and a pasted definition, column by column. It runs nothing. */
export default function CompareTable() {
  const { answer, reload } = useTables();
  const [left, setLeft] = useState<Chosen>({ table: '', definition: '' });
  const [right, setRight] = useState<Chosen>({ table: '', definition: '' });
  const [pair, setPair] = useState<TablePair | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!answer) return <SkeletonRows rows={4} />;
  if (answer.status !== 'OK') return <AnswerState answer={answer} onRetry={reload} />;

  const compare = async () => {
    if (isBusy) return;
    setBusy(true);
    const told = await call<TablePair>('POST', `${SYSTEM_PATH}/compare`, {
      left: askedOf(left),
      right: askedOf(right),
    });
    setBusy(false);
    if (told.status !== 'OK') return void tellRefused(told);
    setPair(told.result);
  };
  const tables = answer.result.map(({ table_name }) => table_name);
  return (
    <article className="desk-page">
      <h1>{t('menu_system_compare')}</h1>
      <p className="desk-lead">{t('system_compare_lead')}</p>
      <div className="desk-form">
        <div className="desk-sides">
          <SideBox label={t('system_compare_left')} {...{ tables }} chosen={left} choose={setLeft} />
          <SideBox label={t('system_compare_right')} {...{ tables }} chosen={right} choose={setRight} />
        </div>
        <div>
          <Button onClick={compare} aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {t('system_compare_do')}
          </Button>
        </div>
      </div>
      {pair && (
        <>
          <ComparedColumns key={`${pair.left} ${pair.right}`} pair={pair} />
          {pair.sql && (
            <CodeText title={t('system_compare_alter', { left: pair.left, right: pair.right })} text={pair.sql} />
          )}
        </>
      )}
    </article>
  );
}

const askedOf = ({ table, definition }: Chosen): TableAsked => (table === PASTED ? { definition } : { table });

interface SideProps {
  readonly label: string;
  readonly tables: readonly string[];
  readonly chosen: Chosen;
  choose(chosen: Chosen): void;
}

function SideBox({ label, tables, chosen, choose }: SideProps) {
  return (
    <div>
      <Select
        label={label}
        value={chosen.table}
        onChange={(event) => choose({ ...chosen, table: event.currentTarget.value })}
        data={[
          { value: '', label: t('system_table_none') },
          { value: PASTED, label: t('system_compare_paste') },
          ...tables.map((table) => ({ value: table, label: table })),
        ]}
      />
      {chosen.table === PASTED && (
        <TextArea
          label={`${label}: ${t('system_table_definition')}`}
          rows={10}
          spellCheck={false}
          value={chosen.definition}
          onChange={(event) => choose({ ...chosen, definition: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
