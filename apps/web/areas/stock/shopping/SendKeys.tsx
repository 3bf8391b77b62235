import { today } from '../../../base/session/day.ts';
import { orgName, useOrg } from '../../../base/session/org.ts';
import { t } from '../../../base/texts/index.ts';
import { Button, ButtonLink } from '../../../parts/button/Button.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import { coffeeName } from '../../brew/coffees/useCoffees.ts';
import { useTradeGauge } from '../masses.ts';
import { type Line, type OwnLine, orderText } from './draft.ts';
import { typedMass } from './shopping_text.ts';

interface Props {
  readonly groups: readonly (readonly [roaster: string, lines: readonly Line[]])[];
  readonly own: readonly OwnLine[];
}

/** What sends the list as text: copied, shared where the device can, by mail, on paper. */
export function SendKeys({ groups, own }: Props) {
  const gauge = useTradeGauge();
  const org = useOrg('cafe');
  const subject = t('shopping_subject', { cafe: org ? orgName(org) : '', day: today() });
  const text = orderText(subject, [
    ...groups.map(([roaster, lines]) => ({
      title: roaster || t('shopping_no_roaster'),
      lines: lines
        .filter(({ isOn }) => isOn)
        .map(({ coffee, mass }) => `${coffeeName(coffee)} ${typedMass(gauge, mass)} ${gauge.unit}`),
    })),
    { title: t('shopping_own'), lines: own.filter(({ isOn }) => isOn).map((line) => line.text) },
  ]);
  if (text === subject) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ text: t('shopping_copied') }),
      () => toast({ text: t('copy_failed') }),
    );
  // Whoever closes the choice of the device has chosen nothing.
  const share = () => navigator.share({ title: subject, text }).catch(() => undefined);
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return (
    <div className="shopping-send">
      <Button icon="copy" onClick={copy}>
        {t('copy')}
      </Button>
      {'share' in navigator && (
        <Button variant="default" onClick={share}>
          {t('chart_share')}
        </Button>
      )}
      <ButtonLink variant="default" href={mail}>
        {t('shopping_mail')}
      </ButtonLink>
      <Button variant="default" onClick={() => print()}>
        {t('list_print')}
      </Button>
    </div>
  );
}
