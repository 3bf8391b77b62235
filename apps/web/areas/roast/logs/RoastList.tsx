import type { Screen } from '@hanjan/core';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import ListScreen from '../../../lists/page/ListScreen.tsx';
import type { ScreenProps } from '../../../records/screen/props.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { useMayBring } from './may_bring.ts';
import './roast_list.css';

export { askAhead } from '../../../lists/page/ask_ahead.ts';

/** A roastery's book of roasts, with the way by which those of other programs come into it. */
export default function RoastList(props: ScreenProps) {
  return (
    <>
      <ScreenFrame name={props.screen} drawn="list">
        {(screen) => <ToLogs screen={screen} />}
      </ScreenFrame>
      <ListScreen {...props} />
    </>
  );
}

function ToLogs({ screen }: { readonly screen: Screen }) {
  if (!useMayBring(screen)) return null;
  return (
    <p className="roast-list-ways">
      <Link className="quiet-link" href="/roaster/roasting/logs">
        {t('menu_roasting_logs')}
      </Link>
    </p>
  );
}
