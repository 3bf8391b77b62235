import { ListPage } from '../../lists/page/ListPage.tsx';
import type { ScreenProps } from '../../records/screen/props.ts';
import { ScreenFrame } from '../../records/screen/ScreenFrame.tsx';
import { Country } from './Country.tsx';

export { askAhead } from '../../lists/page/ask_ahead.ts';

/** The countries on the map, and below it the list from which each is opened to be corrected. */
export default function CountryDesk({ screen: name }: ScreenProps) {
  return (
    <ScreenFrame name={name} drawn="list">
      {(screen) => (
        <>
          <Country />
          <ListPage screen={screen} />
        </>
      )}
    </ScreenFrame>
  );
}
