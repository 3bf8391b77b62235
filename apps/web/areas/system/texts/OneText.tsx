import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { TEXTS_PATH, type TextIn, type TextLine } from '@hanjan/model/texts/own.ts';
import { useState } from 'react';
import { call } from '../../../base/api/call.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import { TextArea } from '../TextArea.tsx';

interface Props {
  readonly line: TextLine;
  /** The text reads otherwise now. */
  renewed(line: TextLine): void;
  /** Somebody else has changed it. */
  reload(): void;
}

/** One text with its key, a line for each language. */
export function OneText({ line, renewed, reload }: Props) {
  return (
    <li className="text-line">
      <p className="text-key">
        <code translate="no">{line.text_key}</code> <small>{line.part}</small>
      </p>
      <div>
        {LOCALES.map(({ id, name }) => (
          <TextInLanguage
            key={id}
            text_key={line.text_key}
            locale={id}
            language={name}
            text={line[id]}
            {...{ renewed, reload }}
          />
        ))}
      </div>
    </li>
  );
}

interface LanguageProps extends Pick<Props, 'renewed' | 'reload'> {
  readonly text_key: string;
  readonly locale: Locale;
  readonly language: string;
  readonly text: TextIn;
}

function TextInLanguage({ text_key, locale, language, text, renewed, reload }: LanguageProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const named = `${text_key}, ${language}`;

  const save = async (text_own: string | null) => {
    if (isBusy) return;
    setBusy(true);
    const body = { text_key, text_locale: locale, text_own, version: text.version };
    const { status, code, description, result, fields } = await call<TextLine>('POST', `${TEXTS_PATH}/edit`, body);
    setBusy(false);
    if (status !== 'OK') {
      // The name of the field before the fault stands at the box anyway.
      setFault(fields.length > 0 ? description.replace(/^[^:]*: /, '') : description);
      setTyped((now) => now ?? text.own ?? text.text);
      if (code === 'text_changed') reload();
      return;
    }
    setTyped(null);
    setFault(null);
    renewed(result);
    toast({ text: t(result[locale].own === null ? 'text_was_reset' : 'text_saved') });
  };

  if (typed === null)
    return (
      <div className="text-in" data-own={text.own !== null || undefined}>
        <div lang={locale}>
          <p>{text.own ?? text.text}</p>
          {text.own !== null && <small>{t('text_built_in', { text: text.text })}</small>}
          {text.unfit !== null && <small className="text-unfit">{t('text_unfit', { why: text.unfit })}</small>}
        </div>
        <Button
          variant="subtle"
          size="sm"
          aria-label={`${t('text_edit')}: ${named}`}
          onClick={() => setTyped(text.own ?? text.text)}
        >
          {t('text_edit')}
        </Button>
        {text.own !== null && (
          <Button variant="subtle" size="sm" aria-label={`${t('text_reset')}: ${named}`} onClick={() => save(null)}>
            {t('text_reset')}
          </Button>
        )}
      </div>
    );
  return (
    <form
      className="text-edit"
      onSubmit={(event) => {
        event.preventDefault();
        void save(typed);
      }}
    >
      <TextArea
        label={named}
        description={t('text_built_in', { text: text.text })}
        error={fault}
        rows={Math.min(8, Math.max(2, Math.ceil(typed.length / 60)))}
        lang={locale}
        // The person has just asked for it.
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <div className="desk-keys">
        <Button type="submit" size="sm" aria-disabled={isBusy}>
          {t('text_save')}
        </Button>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            setTyped(null);
            setFault(null);
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
