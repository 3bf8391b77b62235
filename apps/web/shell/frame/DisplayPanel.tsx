import { useEffect, useRef } from 'react';
import {
  chooseShell,
  chooseTheme,
  chosenShell,
  chosenTheme,
  FRAMES,
  POSITIONS,
  THEMES,
} from '../../base/session/preferences.ts';
import { useStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { Options } from '../../parts/Options.tsx';
import './display.css';

/** How every page looks: light or dark, where the menu stands at a desk, what is around the content. Seen at once. */
export default function DisplayPanel({ onClose }: { onClose(): void }) {
  const theme = useStore(chosenTheme);
  const { menu, screen } = useStore(chosenShell);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return (
    <div
      ref={panel}
      className="popup-list display"
      role="dialog"
      aria-label={t('display')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div>
        <Options
          label={t('theme')}
          options={THEMES}
          chosen={theme}
          choose={chooseTheme}
          textOf={(one) => t(`theme_${one}`)}
        />
      </div>
      <div className="display-position">
        <Options
          label={t('position')}
          options={POSITIONS}
          chosen={menu}
          choose={(position) => chooseShell({ menu: position })}
          textOf={(position) => t(`position_${position}`)}
        />
      </div>
      <div className="display-lines">
        <Options
          label={t('layout')}
          options={FRAMES}
          chosen={screen}
          choose={(frame) => chooseShell({ screen: frame })}
          textOf={(frame) => t(`layout_${frame}`)}
        />
      </div>
    </div>
  );
}
