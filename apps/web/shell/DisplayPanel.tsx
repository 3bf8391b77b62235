import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { t } from '../i18n/index.ts';
import { chooseShell, chosenShell, FRAMES, POSITIONS, paintFrame } from '../preferences.ts';
import { useStore } from '../store.ts';
import '../parts/choice/picks.css';
import './display.css';

const themes = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[];

/** How every page looks: light or dark, where the menu stands at a desk, what is around the content. Seen at once. */
export default function DisplayPanel({ onClose }: { onClose(): void }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const { menu, screen } = useStore(chosenShell);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const light = (theme: MantineColorScheme) => {
    setColorScheme(theme);
    paintFrame();
  };
  return (
    <div
      ref={panel}
      className="popup-list display"
      role="dialog"
      aria-label={t('display')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Group
        label={t('theme')}
        options={themes}
        chosen={colorScheme}
        choose={light}
        textOf={(theme) => t(`theme_${theme}`)}
      />
      <Group
        label={t('position')}
        isOfDesk
        options={POSITIONS}
        chosen={menu}
        choose={(position) => chooseShell({ menu: position })}
        textOf={(position) => t(`position_${position}`)}
      />
      <Group
        label={t('layout')}
        isInLines
        options={FRAMES}
        chosen={screen}
        choose={(frame) => chooseShell({ screen: frame })}
        textOf={(frame) => t(`layout_${frame}`)}
      />
    </div>
  );
}

interface GroupProps<T extends string> {
  readonly label: string;
  /** A phone has no such choice. */
  readonly isOfDesk?: boolean;
  /** Its choices stand below each other. */
  readonly isInLines?: boolean;
  readonly options: readonly T[];
  readonly chosen: T;
  choose(option: T): void;
  textOf(option: T): string;
}

function Group<T extends string>(props: GroupProps<T>) {
  const { label, isOfDesk, isInLines, options, chosen, choose, textOf } = props;
  const name = useId();
  return (
    <fieldset className="display-group" data-desk={isOfDesk || undefined} data-lines={isInLines || undefined}>
      <legend>{label}</legend>
      <div className="picks">
        {options.map((option) => (
          <label key={option} className="pick">
            <input type="radio" name={name} checked={option === chosen} onChange={() => choose(option)} />
            {textOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
