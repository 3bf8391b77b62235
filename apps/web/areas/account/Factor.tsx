import { useLocation, useSearch } from 'wouter';
import { nextOf } from '../../base/router/next.ts';
import { isBareAdmin, isFactorRequired, lacksFactor } from '../../base/session/admin_factor.ts';
import { personOf, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Factors } from './Factors.tsx';
import { useFresh } from './useFresh.tsx';
import { useReturn } from './useReturn.ts';
import './account.css';
import './factor.css';

/** On the way from a sign-in: an administrator is asked for a second factor, whoever lost theirs puts it right. */
export default function Factor() {
  const person = personOf(useSession());
  const search = useSearch();
  const [, navigate] = useLocation();
  const { question, fresh } = useFresh();
  useReturn('fresh_title');
  if (!person) return null;
  const lead = new URLSearchParams(search).has('recovered')
    ? t('factor_after_recovery')
    : t(isFactorRequired() ? 'factor_admin_required' : 'factor_admin_asked');
  const isBare = isBareAdmin(person);
  return (
    <div className="account account-alone account-factor">
      <h1>{t('menu_factor')}</h1>
      <p className="account-lead">{lead}</p>
      <Factors fresh={fresh} />
      {!lacksFactor(person) && (
        <p className="account-keys">
          <Button
            size="md"
            variant={isBare ? 'default' : 'filled'}
            onClick={() => navigate(nextOf(search) ?? '/', { replace: true })}
          >
            {t(isBare ? 'factor_later' : 'factor_go_on')}
          </Button>
        </p>
      )}
      {question}
    </div>
  );
}
