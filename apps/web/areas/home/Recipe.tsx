import { useEffect } from 'react';
import { Link } from 'wouter';
import { loadAhead } from '../../base/store/idle.ts';
import { t } from '../../base/texts/index.ts';
import { Button, ButtonLink } from '../../parts/button/Button.tsx';
import { tellMissing } from '../../parts/states/missing.ts';

interface Props {
  /** Null where there is none yet. */
  readonly seq: number | null;
  readonly name: string;
}

const load = () => import('./brew.ts');

/** The recipe that was brewed last, and the one key that brews it again. */
export function Recipe({ seq, name }: Props) {
  useEffect(() => {
    if (seq !== null)
      return loadAhead(
        () =>
          void load().then(
            ({ prepareRecipe }) => prepareRecipe(seq),
            () => undefined,
          ),
      );
    return undefined;
  }, [seq]);
  if (seq === null) return null;
  const brew = () =>
    load()
      .then(({ brewRecipe }) => brewRecipe(seq))
      .catch(tellMissing);
  return (
    <section className="home-part" aria-labelledby="home-recipe">
      <h2 id="home-recipe">{t('home_recipe')}</h2>
      <p className="home-name">
        <Link href={`/user/usernote/brewingdefault/${seq}`}>{name}</Link>
      </p>
      <div className="home-keys">
        <Button size="md" onClick={brew}>
          {t('home_brew')}
        </Button>
        <ButtonLink size="md" variant="default" href="/user/usernote/brewingdefault">
          {t('home_recipes')}
        </ButtonLink>
      </div>
    </section>
  );
}
