import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { accountDeskView } from './account/account_desk.tsx';

/** The views of accounts of others. */
provideViews({
  inputs: {},
  groups: {
    account_desk: accountDeskView,
  },
  readings: {},
} satisfies ViewsOf<'system'>);
