import { externalUnitBudget, type fundingCalls, governmentProjectBudget, ownBudget } from '@rdm/core/internal/funding';
import { download, get, post, type Wire } from './wire-line';

/** Government projects: budgets, and how they are carried out. docs/product.md, Government projects */
export const fundingWire: Wire<typeof fundingCalls> = {
  projects: get('rdm/thisexternalbudget/getGovernmentProjectList'),
  option: get('rdm/thisexternalbudget/getOption'),
  export: download('rdm/thisexternalbudget/export'),
  exportList: download('rdm/thisexternalbudget/exportList'),
  save: post('rdm/governmentprojectbudget/saveGovernmentProjectBudget', {
    sheet: {
      main: { name: 'budget', resource: governmentProjectBudget },
      parts: { own: ownBudget },
      lists: { units: externalUnitBudget },
    },
  }),
};
