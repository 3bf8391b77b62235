import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { t } from '../../i18n/index.ts';
import { personOf, useSession } from '../../session.ts';
import { SampleNote } from './SampleNote.tsx';
import './intro.css';

const stations = ['origin', 'variety', 'process', 'place'] as const;
const notes = '/user/usernote/coffeenote';

/** What can be done, as rows: a heading and a sentence. */
const ways = [
  ['intro_how_score', 'intro_how_score_text'],
  ['intro_how_word', 'intro_how_word_text'],
  ['intro_how_find', 'intro_how_find_text'],
] as const satisfies readonly (readonly [MessageKey, MessageKey])[];

/** The front page: what this is, a note to try, and the way to the first one of one's own. */
export default function Intro() {
  const session = useSession();
  const person = personOf(session);
  return (
    <div className="intro">
      <section className="hero">
        <div className="hero-say">
          <h1>{t('intro_title')}</h1>
          <p className="hero-lead">{t('intro_lead')}</p>
          <div className="hero-go">
            <Button size="md" component={Link} href={`${notes}/write`}>
              {t('intro_start')}
            </Button>
            <Link className="quiet-link" href={person ? notes : '/user/signup'}>
              {t(person ? 'intro_notes' : 'intro_signup')}
            </Link>
          </div>
          <p className="hero-small">{t('intro_private')}</p>
        </div>
        <SampleNote />
      </section>
      <section className="chain">
        <h2>{t('intro_chain')}</h2>
        <ol>
          {stations.map((station) => (
            <li key={station}>
              <span>{t(`intro_chain_${station}`)}</span>
              <b>{t(`intro_chain_${station}_name`)}</b>
              <span>{t(`intro_chain_${station}_detail`)}</span>
            </li>
          ))}
          <li>
            <span>{t('intro_chain_note')}</span>
            <b>{t('intro_chain_note_name')}</b>
          </li>
        </ol>
      </section>
      <section className="ways">
        {ways.map(([title, text]) => (
          <div key={title}>
            <h2>{t(title)}</h2>
            <p>{t(text)}</p>
          </div>
        ))}
      </section>
    </div>
  );
}
