import type { Screen } from '@hanjan/core';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { reasonOf } from '../../../records/saving/saving.ts';
import { FORMATS } from '../exporting.ts';
import { Failure } from '../Failure.tsx';
import { useExport } from '../useExport.ts';

/** Empty files to fill, with what each column takes. */
export function Templates({ screen }: { readonly screen: Screen }) {
  const { state, run } = useExport(screen);
  return (
    <>
      <p className="sheet-templates">
        {FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            className="sheet-template"
            aria-disabled={state.is === 'busy' || undefined}
            onClick={() => run({ format, template: true }, currentLocale())}
          >
            <Icon name="save" size={16} />
            <span className="quiet-link">{t('import_template_of', { format: t(`format_${format}`) })}</span>
          </button>
        ))}
      </p>
      {state.is === 'failed' && <Failure text={reasonOf(state.answer)} />}
    </>
  );
}
