import type { Screen } from '@hanjan/core';
import { useState } from 'react';
import { toContent } from '../../base/router/scroll.ts';
import { t } from '../../base/texts/index.ts';
import { Failed } from '../../parts/Failed.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { readAddress } from '../state/address.ts';
import { knownColumns } from '../state/chosen_columns.ts';
import type { Views } from '../state/tool.ts';
import type { ListAddress } from '../state/useListState.ts';
import { unreadIn } from './unread.ts';

interface Props {
  readonly screen: Screen;
  readonly list: ListAddress;
  readonly views: Views;
}

/** A quiet word about what the address or the view asks for and the list cannot show. The list goes on with the rest. */
export function ListNotice({ screen, list, views }: Props) {
  const { current, isUnknown, failed, retry } = views;
  const [closed, setClosed] = useState('');
  const { search, device, layout, state } = list;
  const kept = layout.columns ? `columns=${layout.columns.join()}` : '';
  const unread = [search, current?.query ?? '', kept].flatMap((said) =>
    unreadIn(said, screen, readAddress(said, screen, device, {})),
  );
  const names = [...new Set(unread)].join(', ');
  const text = [isUnknown && t('view_unknown'), names && t('list_unread', { names })].filter(Boolean).join(' ');
  const about = `${state.view} ${text}`;
  if (failed) return <Failed text={t(failed)} onRetry={retry} />;
  if (text === '' || closed === about) return null;
  const close = () => {
    setClosed(about);
    toContent();
    // What is stored on the device is not mentioned again.
    if (layout.columns) list.keep({ columns: knownColumns(screen, layout.columns) });
  };
  return (
    <p className="list-notice" role="status">
      {text}
      <button type="button" aria-label={t('close')} title={t('close')} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}
