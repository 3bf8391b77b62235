import type { Screen } from '@hanjan/core';
import type { StockedCoffee } from '@hanjan/model/cafe/shopping.ts';
import { useOrg } from '../../../base/session/org.ts';
import { useActor } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { Button, ButtonLink } from '../../../parts/button/Button.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { Select } from '../../../parts/input/Select.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { coffeeName, useCoffees } from '../../brew/coffees/useCoffees.ts';
import { STOCKS } from '../kinds.ts';
import { byRoaster, linesOf } from './draft.ts';
import { OwnLines } from './OwnLines.tsx';
import { SendKeys } from './SendKeys.tsx';
import { ShoppingLine } from './ShoppingLine.tsx';
import { useDraft } from './useDraft.ts';
import './shopping.css';

/** What the cafe has to buy: the coffees that run low, by who roasts them, as a list that is sent. */
export default function ShoppingPage() {
  return <ScreenFrame name={STOCKS.received.screen}>{(screen) => <Loaded screen={screen} />}</ScreenFrame>;
}

function Loaded({ screen }: { readonly screen: Screen }) {
  const { data, error, refetch } = useCoffees(screen);
  const { user_seq } = useActor();
  const org = useOrg('cafe')?.auth_seq;
  if (!data) return error ? <AnswerState answer={error.answer} onRetry={() => refetch()} /> : <SkeletonRows rows={6} />;
  if (data.length === 0) {
    const receive = <ButtonLink href={STOCKS.received.records}>{t('menu_coffeebean_received')}</ButtonLink>;
    return <Empty isPage title={t('shopping_empty_title')} text={t('shopping_empty_text')} action={receive} />;
  }
  return (
    <>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      <ShoppingList key={`${user_seq}.${org}`} owner={`${user_seq}.${org}`} coffees={data} />
    </>
  );
}

interface Props {
  readonly owner: string;
  readonly coffees: readonly StockedCoffee[];
}

function ShoppingList({ owner, coffees }: Props) {
  const { draft, changeCoffee, changeOwn, clear } = useDraft(owner);
  const lines = linesOf(coffees, draft);
  const groups = byRoaster(lines);
  const others = coffees.filter(({ key }) => lines.every(({ coffee }) => coffee.key !== key));
  const isChanged = draft.own.length > 0 || Object.keys(draft.coffees).length > 0;
  return (
    <article className="shopping">
      <header>
        <h1>{t('menu_shopping')}</h1>
        <p className="shopping-lead">{t(lines.length > 0 ? 'shopping_lead' : 'shopping_none')}</p>
      </header>
      {groups.map(([roaster, own]) => (
        <section key={roaster} className="shopping-group">
          <h2>{roaster || t('shopping_no_roaster')}</h2>
          <ul>
            {own.map((line) => (
              <ShoppingLine key={line.coffee.key} line={line} change={(part) => changeCoffee(line.coffee.key, part)} />
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 && (
        <div className="shopping-more">
          <Select
            label={t('shopping_coffee_add')}
            value=""
            onChange={({ currentTarget }) => changeCoffee(Number(currentTarget.value), { isOn: true })}
            data={[
              { value: '', label: t('choose') },
              ...others.map((coffee) => ({ value: String(coffee.key), label: coffeeName(coffee) })),
            ]}
          />
        </div>
      )}
      <OwnLines lines={draft.own} change={changeOwn} />
      <SendKeys {...{ groups }} own={draft.own} />
      {isChanged && (
        <Button variant="subtle" size="sm" className="shopping-clear" onClick={clear}>
          {t('shopping_clear')}
        </Button>
      )}
    </article>
  );
}
