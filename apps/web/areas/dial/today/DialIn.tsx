import { aimOf, numberOrNull, type Row, type Screen, turnOf } from '@hanjan/core';
import { SAMPLES } from '@hanjan/model/cafe/setting/samples.ts';
import { cafeSettingDefaultScreen } from '@hanjan/model/cafe/setting/setting_default.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { screenIn } from '../../../base/api/org_call.ts';
import { today } from '../../../base/session/day.ts';
import { useActor, useMay } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { shortDay } from '../../../base/texts/times.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { useWakeLock } from '../../../parts/clock/useWakeLock.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { Select } from '../../../parts/input/Select.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { tellMissing } from '../../../parts/states/missing.ts';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { useNames } from '../../../records/lookup/names.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { begunBy } from '../begun.ts';
import { useKeptForm } from '../kept_form.ts';
import { adviceOf } from './advice.ts';
import { ShotPad } from './ShotPad.tsx';
import { Shots } from './Shots.tsx';
import { useShots, useStandards } from './useShots.ts';
import './dial.css';

const PLACE = '/cafe/setting/settinghistory';
const STANDARDS = '/cafe/setting/settingdefault';

/** An espresso of which nobody said anything else. */
const USUAL = begunBy(SAMPLES.ESPNRM ?? {});

/** What the next shot begins with: as the last one, or as the setting says; what comes of it is still to be seen. */
const shotAfter = (setting: Row): Row => ({ ...begunBy(setting), setting_result_mass: null });

/** Dialing in: the shots of today and before, what was turned and what it did, and whether to go finer or coarser. */
export function DialIn({ screen }: { readonly screen: Screen }) {
  const { entity, org } = screen;
  const { user_seq } = useActor();
  const day = today();
  const [form, begin] = useKeptForm(`dial.${user_seq}.${org}`, entity, shotAfter(USUAL));
  const client = useQueryClient();
  const templates = useMemo(
    () => (org === undefined ? cafeSettingDefaultScreen : screenIn(cafeSettingDefaultScreen, org)),
    [org],
  );
  const standards = useStandards(templates);
  const standard = numberOrNull(form.values().setting_seq);
  const { data: shots, error, refetch } = useShots(screen, standard);
  const names = useNames(entity.fields);
  const mayWrite = useMay(screen, 'write');
  useWakeLock(true);

  const chosen = standards.data?.find(({ setting_seq }) => setting_seq === standard);
  const base = standard === null ? SAMPLES.ESPNRM : chosen;
  const aim = base ? aimed(base) : null;
  const last = shots?.[0];
  const advice = last && aim && adviceOf(turnOf(shotOf(last), aim), aim, names);
  const choose = async (value: string) => {
    const setting =
      value === '' ? USUAL : await client.fetchQuery(recordQuery(templates, Number(value))).catch(() => null);
    if (!setting) return tellMissing();
    const before = form.values();
    begin(shotAfter(setting));
    return toast({ text: t('dial_begun'), action: { label: t('undo'), run: () => begin(before) } });
  };

  if (error && !shots) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  return (
    <article className="dial">
      <header className="dial-head">
        <h1>
          {t('menu_settingtoday')} <span>{shortDay(day)}</span>
        </h1>
        <Select
          label={t('setting_seq')}
          value={standard === null ? '' : String(standard)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={[
            { value: '', label: names.code('STRCP', 'ESPNRM') },
            ...(standards.data ?? []).map(({ setting_seq, setting_summary }) => ({
              value: String(setting_seq),
              label: String(setting_summary),
            })),
          ]}
        />
        <nav>
          <Link className="quiet-link" href={`${PLACE}?setting_date=${day}..${day}`}>
            {t('dial_of_today')}
          </Link>
          <Link className="quiet-link" href={STANDARDS}>
            {t('menu_settingdefault')}
          </Link>
          <Link className="quiet-link" href="/cafe/setting/settingnote">
            {t('menu_settingnote')}
          </Link>
        </nav>
      </header>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      {advice && (
        <p className="dial-advice" role="status">
          <b>{advice.do}</b> {advice.why}
        </p>
      )}
      <div className="dial-desk">
        {mayWrite && (
          <ShotPad key={standard} {...{ screen, form, names }} place={PLACE} next={(shot) => begin(shotAfter(shot))} />
        )}
        {!shots && <SkeletonRows rows={6} />}
        {shots?.length === 0 && (
          <Empty
            title={t('dial_empty_title')}
            text={t('dial_empty_text')}
            action={
              standards.data?.length === 0 && (
                <ButtonLink variant="default" href={`${STANDARDS}/write`}>
                  {t('list_cafe_setting_default_new')}
                </ButtonLink>
              )
            }
          />
        )}
        {shots && shots.length > 0 && <Shots {...{ screen, names, shots, aim }} place={PLACE} today={day} />}
      </div>
    </article>
  );
}

/** What a setting aims at. */
const aimed = (setting: Row) =>
  aimOf(
    {
      dose: numberOrNull(setting.setting_bean_mass),
      mass: numberOrNull(setting.setting_result_mass),
      term: numberOrNull(setting.setting_result_term),
    },
    setting.setting_result_type === 'ESP',
  );

const shotOf = (shot: Row) => ({
  mass: numberOrNull(shot.setting_result_mass),
  term: numberOrNull(shot.setting_result_term),
});
