import { BEAN_KINDS, BEAN_LINKS, type BeanKind, WISHES } from '@hanjan/model/bean/info.ts';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { PageProps } from '../../base/router/page.ts';
import { t } from '../../base/texts/index.ts';
import { Options } from '../../parts/Options.tsx';
import { BeanKeys } from './BeanKeys.tsx';
import { BeanState } from './BeanState.tsx';
import { useBean } from './useBean.ts';
import { BeanView } from './view/BeanView.tsx';

const INTRO = '/info/beannote/intro';

/** What a coffee says of itself to whoever has its link, which stands on a bag or in a cafe. */
export default function BeanPage({ id }: PageProps) {
  const [path] = useLocation();
  const kind = BEAN_KINDS.find((one) => path.startsWith(`${BEAN_LINKS[one].page}/`));
  if (id === null || !kind) return <Redirect to={INTRO} replace />;
  return <Linked key={`${kind} ${id}`} kind={kind} link={id} />;
}

const VIEWERS = ['staff', ...WISHES] as const;
type Viewer = (typeof VIEWERS)[number];

function Linked({ kind, link }: { readonly kind: BeanKind; readonly link: string }) {
  const { call: path, named } = BEAN_LINKS[kind];
  const [viewer, setViewer] = useState<Viewer>('staff');
  const own = useBean({ path, named, link });
  const other = useBean(viewer === 'staff' ? null : { path, named, link, audience: viewer });
  const isStaff = own.answer?.result?.audience === 'roaster';
  const { answer, retry } = viewer === 'staff' ? own : other;
  const info = answer?.status === 'OK' ? answer.result : null;
  return (
    <div className="bean-page">
      {isStaff && (
        <div className="bean-as">
          <Options
            label={t('beaninfo_as')}
            options={VIEWERS}
            chosen={viewer}
            textOf={(one) => t(`beaninfo_as_${one}`)}
            choose={setViewer}
          />
        </div>
      )}
      {info ? (
        <BeanView info={info}>
          <BeanKeys detail={info.detail_result} hasMore={info.stage !== 'ALL'} />
        </BeanView>
      ) : isStaff && answer?.code === 'bean_unknown' ? (
        <p className="bean-hidden" role="status">
          {t('beaninfo_as_hidden')}
        </p>
      ) : (
        <BeanState answer={answer} onRetry={retry} />
      )}
    </div>
  );
}
