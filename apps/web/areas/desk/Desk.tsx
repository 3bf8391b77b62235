import { DESK_PATH, type Desk as DeskState } from '@hanjan/model/setting/desk.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type Refused, read } from '../../base/api/call.ts';
import { useActor } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { isolated, t, withTexts } from '../../base/texts/index.ts';
import { moment } from '../../base/texts/times.ts';
import { Failed } from '../../parts/Failed.tsx';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { Events } from './Events.tsx';
import { Growth } from './Growth.tsx';
import { Statements } from './Statements.tsx';
import { decimal, EVERY_MS, milliseconds } from './show.ts';
import './desk.css';

const Waiting = later(() => withTexts('setting', import('./Waiting.tsx')));

const BACKUP_OLD_MS = 2 * 86_400_000;
const BYTES_IN_MB = 1_048_576;

/** How the site is: what waits, health, backup, growth, events of security and slow statements, for administrators. */
export default function Desk() {
  const { user_seq } = useActor();
  return (
    <QueryClientProvider client={clientOf(user_seq, null)}>
      <Now />
    </QueryClientProvider>
  );
}

function Now() {
  const { data, error, refetch } = useQuery<DeskState, Refused>({
    queryKey: ['desk'],
    queryFn: async ({ signal }) => (await read<DeskState>('GET', DESK_PATH, undefined, { signal })).result,
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
  if (error && !data) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  return (
    <article className="site-desk">
      <header>
        <h1>{t('menu_system_desk')}</h1>
        <p>{t('desk_lead')}</p>
      </header>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      {!data && <SkeletonRows rows={8} />}
      {data && (
        <>
          <Suspense>
            <Waiting />
          </Suspense>
          <Health {...data} />
          <Growth weeks={data.growth} totals={data.totals} />
          <Events events={data.events} since={data.since} />
          <Statements slow={data.slow} />
        </>
      )}
    </article>
  );
}

function Health({ health, versions, backup, since }: DeskState) {
  const { hanjan, node, postgres, migration } = versions;
  const isOld = backup !== null && Date.now() - Date.parse(backup.at) > BACKUP_OLD_MS;
  const facts = [
    ['desk_database', milliseconds(health.database_ms)],
    ['desk_late', milliseconds(health.late_ms)],
    ['desk_memory', megabytes(health.memory_bytes)],
    ['desk_size', megabytes(health.database_bytes)],
    ['desk_connections', decimal(health.connections)],
    ['desk_since', moment(since)],
    ['desk_backup', backup ? `${moment(backup.at)} · ${megabytes(backup.bytes)}` : t('desk_backup_none')],
    ['desk_versions', isolated(`${t('desk_hanjan')} ${hanjan} · Node.js ${node} · PostgreSQL ${postgres}`)],
    ['desk_migration', migration.replace('.sql', '')],
  ] as const;
  return (
    <section aria-labelledby="desk-health">
      <h2 id="desk-health">{t('desk_health')}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              {value}
              {name === 'desk_backup' && isOld && <strong>{t('desk_backup_old')}</strong>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const megabytes = (bytes: number) => t('desk_mb', { mb: decimal(bytes / BYTES_IN_MB) });
