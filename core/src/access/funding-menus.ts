import { text } from '../kernel';
import { registerMenu } from './register-menu';

/** Government projects beside the external units that take part in them. */
export const fundingMenus = [
  registerMenu(
    'governmentprojectbudget',
    text('政府课题预算', 'Government project budgets'),
    '/rdm/governmentprojectbudget',
  ),
  registerMenu('externalunitsbudget', text('外部单位预算', 'Budgets of external units'), '/rdm/externalunitsbudget'),
  registerMenu(
    'thisexternalbudget',
    text('本单位课题预算', 'Own parts of government projects'),
    '/rdm/thisexternalbudget',
  ),
];
