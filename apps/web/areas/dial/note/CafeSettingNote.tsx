import { type FormGroup, initials } from '@hanjan/core';
import { settingNote, settingNoteGroups } from '@hanjan/model/cafe/setting/setting_note.ts';
import { personOf, useSession } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import { useChangedCount } from '../../../records/form/hooks.ts';
import { useNewRecord } from '../../../records/history/new_record.ts';
import { FormGroups } from '../../../records/ledger/FormGroups.tsx';
import { useNames } from '../../../records/lookup/names.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { saidIn, useKeptForm } from '../kept_form.ts';
import './note.css';

/** A setting that anybody notes on this device. Its parts are those of a cafe's records, which it can become. */
export default function CafeSettingNote() {
  return <ScreenFrame name={RECORDS.name}>{() => <Note />}</ScreenFrame>;
}

const RECORDS = { name: 'cafe_setting_result', path: '/cafe/setting/settinghistory/write' } as const;
const BLANK = initials(settingNote);
const GROUPS: readonly FormGroup[] = settingNoteGroups;
const never = () => false;

function Note() {
  const [form, begin] = useKeptForm('settingnote', settingNote, BLANK);
  const names = useNames(settingNote.fields);
  const isGuest = personOf(useSession()) === null;
  useChangedCount(form);
  const said = saidIn(form);
  const isBlank = Object.keys(said).every((name) => said[name] === BLANK[name]);
  const take = useNewRecord(RECORDS, 'settingnote');
  const clear = () => {
    const before = form.values();
    begin(BLANK);
    toast({ text: t('dial_note_cleared'), action: { label: t('undo'), run: () => begin(before) } });
  };
  return (
    <article className="setting-note">
      <header>
        <h1>{t('menu_settingnote')}</h1>
        <p>{t('dial_note_lead')}</p>
      </header>
      <FormGroups key={form.entity.name} {...{ form, names }} groups={GROUPS} isFixed={never} isReading={false} />
      <footer>
        <Button onClick={() => take(said)} disabled={isBlank}>
          {t('dial_note_take')}
        </Button>
        <Button variant="subtle" onClick={clear} disabled={isBlank}>
          {t('dial_note_clear')}
        </Button>
        {isGuest && <p>{t('dial_note_guest')}</p>}
      </footer>
    </article>
  );
}
