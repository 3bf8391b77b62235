import { findPlace, firstUnder, isToCome } from '@hanjan/model/menu.ts';
import { useLocation } from 'wouter';
import { useActor } from '../../base/session/session.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { ButtonLink } from '../../parts/button/Button.tsx';
import { Empty } from '../../parts/states/states.tsx';

/** A page that is still to be made: that it is, and the way to what is there already. */
export default function UnderConstruction() {
  const [path] = useLocation();
  const actor = useActor();
  const place = findPlace(path);
  const near = place && firstUnder(place.category.path, actor);
  return (
    <Empty
      isPage
      title={place ? textOf(`menu_${place.tab.key}`) : ''}
      text={t('underconstruction')}
      action={
        near &&
        !isToCome(near) &&
        near.page !== 'Intro' && (
          <ButtonLink variant="default" href={near.path}>
            {textOf(`menu_${near.key}`)}
          </ButtonLink>
        )
      }
    />
  );
}
