import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { Button, ButtonLink } from '../../../parts/button/Button.tsx';
import { FileWell } from '../../../parts/file/FileWell.tsx';
import { TextInput } from '../../../parts/input/TextInput.tsx';
import { createCodeReader } from './read_code.ts';
import { useCamera } from './useCamera.ts';
import { whereOf } from './where.ts';
import './scan.css';

/** What came of a code or a picture that led nowhere; `text` is what stands in a code that is not one of ours. */
interface Outcome {
  readonly words: string;
  readonly text?: string;
}

/** Opens what the QR code of a coffee or an event leads to: by the camera, in a picture, or by its address. */
export default function Scan() {
  const [, navigate] = useLocation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const video = useRef<HTMLVideoElement>(null);

  const open = async (text: string) => {
    setOutcome(null);
    const where = await whereOf(text);
    if (typeof where !== 'string') return navigate(where.path);
    setOutcome(where === 'foreign' ? { words: t('scan_foreign'), text } : { words: t(`scan_${where}`) });
  };
  const { isOn, fault, start, stop } = useCamera(video, open);

  return (
    <article className="scan">
      <h1>{t('menu_link_coffeebean')}</h1>
      <p>{t('scan_lead')}</p>
      <Way title={t('scan_camera')}>
        <div className="scan-view" hidden={!isOn}>
          <video ref={video} aria-label={t('scan_view')} muted playsInline />
        </div>
        <p role="status">{fault ? t(fault) : isOn && t('scan_looking')}</p>
        {isOn ? (
          <Button variant="default" onClick={stop}>
            {t('scan_stop')}
          </Button>
        ) : (
          <Button icon="scan" onClick={start}>
            {t('scan_start')}
          </Button>
        )}
      </Way>
      <Way title={t('scan_picture')}>
        <Picture onCode={open} onNone={(words) => setOutcome({ words })} />
      </Way>
      <Way title={t('scan_typed')}>
        <Typed onCode={open} />
      </Way>
      <div className="scan-outcome" role="status">
        {outcome && <p>{outcome.words}</p>}
        {outcome?.text && <pre>{outcome.text}</pre>}
      </div>
      <ButtonLink variant="subtle" href="/user/link/intro">
        {t('menu_link_intro')}
      </ButtonLink>
    </article>
  );
}

function Way({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="scan-way" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface WayProps {
  onCode(text: string): Promise<void> | void;
}

function Picture({ onCode, onNone }: WayProps & { onNone(words: string): void }) {
  const take = async ([file]: readonly File[]) => {
    const picture = file && (await createImageBitmap(file).catch(() => null));
    if (!picture) return onNone(t('scan_picture_unreadable'));
    const reader = createCodeReader();
    const text = await reader.read(picture, 'picture').catch(() => null);
    reader.end();
    picture.close();
    return text ? onCode(text) : onNone(t('scan_picture_none'));
  };
  return (
    <FileWell label={t('scan_picture')} accept="image/*" isFailing={false} take={take}>
      {(choose) => (
        <button type="button" className="file-choose" onClick={choose}>
          {t('scan_choose')}
        </button>
      )}
    </FileWell>
  );
}

function Typed({ onCode }: WayProps) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onCode(text);
  };
  return (
    <form onSubmit={send} noValidate>
      <TextInput
        label={t('scan_address')}
        description={t('scan_address_hint')}
        value={text}
        autoComplete="off"
        inputMode="url"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('scan_open')}
      </Button>
    </form>
  );
}
