import { may, type Screen } from '@hanjan/core';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../base/session/session.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { ListPage } from '../../../lists/page/ListPage.tsx';
import { valuesOf } from '../../../lists/state/filters.ts';
import { useListState } from '../../../lists/state/useListState.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Select } from '../../../parts/input/Select.tsx';
import { refKey, refName, refQuery } from '../../../records/lookup/refs.ts';
import { reloadCodes } from '../../../records/lookup/reload_codes.ts';
import type { ScreenProps } from '../../../records/screen/props.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { CodeTree } from './CodeTree.tsx';
import './tree.css';

export { askAhead } from '../../../lists/page/ask_ahead.ts';

const GROUP = 'code_group';

/** The list of codes, and beside it the tree of the group that it is narrowed to. */
export default function CodeList({ screen: name }: ScreenProps) {
  return (
    <ScreenFrame name={name} drawn="list">
      {(screen) => <Beside screen={screen} />}
    </ScreenFrame>
  );
}

function Beside({ screen }: { readonly screen: Screen }) {
  const actor = useActor();
  return (
    <div className="code-page">
      {may(actor, screen, 'list') && <Groups {...{ screen }} mayMove={may(actor, screen, 'edit')} />}
      <div className="code-list">
        <ListPage screen={screen} />
      </div>
    </div>
  );
}

function Groups({ screen, mayMove }: { readonly screen: Screen; readonly mayMove: boolean }) {
  const list = useListState(screen);
  const { data: groups } = useQuery(refQuery(GROUP));
  const locale = currentLocale();
  const { code_group_seq: filter, ...others } = list.state.filters;
  const [only, ...more] = valuesOf(filter);
  const group = more.length === 0 && typeof only === 'number' ? only : null;
  const offered = (groups ?? []).map((row) => ({
    value: String(refKey(GROUP, row)),
    label: `${refName(GROUP, row, locale)} (${row.code_group_id})`,
  }));
  const choose = (seq: string) =>
    list.change({ filters: seq === '' ? others : { ...others, code_group_seq: [Number(seq)] } });
  return (
    <section className="code-side" aria-label={t('code_tree')}>
      <Select
        label={t('code_tree_group')}
        data={[{ value: '', label: t('code_tree_all') }, ...offered]}
        value={group === null ? '' : String(group)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Button variant="subtle" icon="again" onClick={reloadCodes}>
        {t('code_reload')}
      </Button>
      {group !== null && (
        <>
          {mayMove && <p className="code-hint">{t('code_tree_hint')}</p>}
          <CodeTree key={group} {...{ screen, group, mayMove }} />
        </>
      )}
    </section>
  );
}
