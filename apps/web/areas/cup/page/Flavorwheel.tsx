import { currentLocale, t } from '../../../base/texts/index.ts';
import { useMedia } from '../../../parts/size/useMedia.ts';
import { Empty, ErrorState, SkeletonRows } from '../../../parts/states/states.tsx';
import { OwnWords } from '../wheel/OwnWords.tsx';
import { FlavorwheelDesk } from './FlavorwheelDesk.tsx';
import { FlavorwheelPhone } from './FlavorwheelPhone.tsx';
import { useWheelPage } from './useWheelPage.ts';
import './flavorwheel.css';

const PHONE = '(max-width: 767px)';

/** The flavor wheel for everybody: what one tastes is chosen on it, found in it, or written beside it. */
export default function Flavorwheel() {
  const page = useWheelPage();
  const isPhone = useMedia(PHONE);
  const { codes, retry, work, setWords } = page;
  if (!codes && retry) return <ErrorState onRetry={retry} />;
  if (!codes && !isPhone) return <SkeletonRows />;
  if (codes && page.flavors.byId.size === 0) {
    return (
      <div className="flavorwheel-none">
        <Empty title={t('wheel_empty')} text={t('wheel_empty_text')} />
        <OwnWords locale={currentLocale()} words={work.words} onWords={setWords} />
      </div>
    );
  }
  return isPhone ? <FlavorwheelPhone page={page} /> : <FlavorwheelDesk page={page} />;
}
