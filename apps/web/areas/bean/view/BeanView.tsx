import type { BeanInfo } from '@hanjan/model/bean/info.ts';
import { type ReactNode, Suspense } from 'react';
import { useTitle } from '../../../base/router/title.ts';
import { later } from '../../../base/store/later.tsx';
import { t, withTexts } from '../../../base/texts/index.ts';
import { type Codes, namesIn, useBeanCodes } from '../code_names.ts';
import { ageText, beanNames, dayText, pairName } from './bean_text.ts';
import { Origin, type PartProps } from './Origin.tsx';
import { Roast } from './Roast.tsx';
import { Section } from './Section.tsx';
import { Taste } from './Taste.tsx';
import './bean.css';

const Recipe = later(() => withTexts('brew', import('./Recipe.tsx')));

interface Props {
  readonly info: BeanInfo;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** All that somebody sees of a coffee: a cafe's own part first, then what its roastery says. */
export function BeanView({ info, children }: Props) {
  const codes = useBeanCodes();
  const { detail_result: detail, blending_result: from } = info;
  const [name] = beanNames(detail);
  useTitle(name);
  const part = { codes, coffee: name };
  const hasMore = from && (from.detail_result || from.cupnote_list?.length || from.brewing_list?.length);
  return (
    <article className="bean">
      <Head info={info} codes={codes}>
        {children}
      </Head>
      <Parts info={info} isBelow={false} {...part} />
      {hasMore && (
        <div className="bean-from">
          <h2>{t('beaninfo_from_roaster')}</h2>
          {from.detail_result && <FromRoaster detail={from.detail_result} />}
          <Parts info={from} isBelow {...part} />
        </div>
      )}
    </article>
  );
}

function Head({ info: { detail_result: detail }, codes, children }: Props & { readonly codes: Codes }) {
  const [name, other] = beanNames(detail);
  const isSingle = detail.coffeebean_single_origin ?? detail.blending_single_origin;
  const countries = namesIn(codes, 'CNTR', detail.blending_country_list, detail.blending_country_etc);
  const { blending_result_date: roasted } = detail;
  const desc = detail.coffeebean_desc ?? detail.blending_desc;
  return (
    <header className="bean-head">
      <div className="bean-name">
        <p>{pairName(detail.org_name, detail.org_name_locale)}</p>
        <h1>{name}</h1>
        {other && <p>{other}</p>}
        <p className="bean-kind">
          {[isSingle === undefined ? '' : t(isSingle ? 'beaninfo_single' : 'beaninfo_blend'), ...countries]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {roasted && (
        <p className="bean-age">
          <span>{t('beaninfo_roasted')}</span>
          <output>{ageText(roasted)}</output>
          <time dateTime={roasted}>{dayText(roasted)}</time>
        </p>
      )}
      {children}
      {desc && <p className="bean-desc">{desc}</p>}
    </header>
  );
}

/** Who roasted what a cafe pours, and what it is called there. */
function FromRoaster({ detail }: { readonly detail: BeanInfo['detail_result'] }) {
  const [name] = beanNames(detail);
  return (
    <div className="bean-roaster">
      <p>
        <b>{pairName(detail.org_name, detail.org_name_locale)}</b> {name}
      </p>
      {detail.blending_desc && <p className="bean-desc">{detail.blending_desc}</p>}
    </div>
  );
}

function Parts({ coffee, ...part }: PartProps & { readonly coffee: string }) {
  const { info, codes, isBelow } = part;
  const recipes = info.brewing_list ?? [];
  return (
    <>
      <Origin {...part} />
      <Roast {...{ info, isBelow }} />
      <Taste {...part} />
      {recipes.length > 0 && (
        <Section title={t('beaninfo_brew')} isBelow={isBelow}>
          <Suspense>
            {recipes.map((recipe, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: recipes have no number for whoever reads them here
              <Recipe key={nth} {...{ recipe, coffee, codes }} />
            ))}
          </Suspense>
        </Section>
      )}
    </>
  );
}
