import { isOrgKind, type Row, type Screen } from '@hanjan/core';
import { useEffect } from 'react';
import { toContent } from '../../base/router/scroll.ts';
import { useTitle } from '../../base/router/title.ts';
import { t } from '../../base/texts/index.ts';
import { dayAndTime } from '../../base/texts/times.ts';
import { Button, ButtonLink } from '../../parts/button/Button.tsx';
import { Blocked } from '../../parts/states/states.tsx';
import { useForget } from '../recent/useRecent.ts';
import { restoreRecord } from '../saving/restore.ts';

interface Props {
  readonly screen: Screen;
  /** As it stands in the address. */
  readonly id: string;
  /** What the server says of it. */
  readonly removed: Row;
  /** The address of its list. */
  readonly list: string;
  /** It was brought back. */
  onRestored(): void;
}

/** The record was removed: who did it and when, and bringing it back for whoever may. */
export function RemovedRecord({ screen, id, removed, list, onRestored }: Props) {
  const { entity } = screen;
  const { removed_at, removed_user, restore: mayRestore } = removed;
  const forget = useForget(screen);
  useEffect(() => forget(id), [forget, id]);
  const title =
    isOrgKind(entity.scope) && typeof removed_user === 'string'
      ? t('removed_by', { name: removed_user })
      : t('record_removed_title');
  useTitle(title);
  const restore = async () => {
    if (!(await restoreRecord(screen, Number(removed[entity.key])))) return;
    toContent();
    onRestored();
  };
  return (
    <Blocked icon="undo" title={title} text={t('removed_at', { at: dayAndTime(String(removed_at)) })}>
      {mayRestore === true && <Button onClick={restore}>{t('record_restore')}</Button>}
      <ButtonLink variant="default" href={list}>
        {t('record_list')}
      </ButtonLink>
    </Blocked>
  );
}
