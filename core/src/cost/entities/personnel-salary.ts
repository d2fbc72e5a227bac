import { crud, defineResource, money } from '../../records';
import { text } from '../../kernel';
import { registerMonth, registerPerson } from '../../project';

/** Payroll of a person and month (薪酬): wages → 1.1, social insurance and housing fund → 1.2, labour → 1.3, welfare → 6.5. */
export const personnelSalary = defineResource('blade-rdm/costpersonnelsalary', {
  label: text('薪酬', 'Payroll'),
  fields: {
    month: registerMonth,
    personnelId: registerPerson,
    wages: money('yuan', { label: text('工资薪金', 'Wages'), example: '14184.17' }),
    socialInsurance: money('yuan', {
      label: text('五险一金', 'Social insurance and housing fund'),
      example: '4042.49',
    }),
    labour: money('yuan', { label: text('劳务费用', 'Labour of external staff'), example: '0.00' }),
    welfare: money('yuan', { label: text('福利费', 'Welfare'), example: '350.33' }),
  },
  naturalKey: ['month', 'personnelId'],
  title: 'month',
  search: ['month', 'personnelId'],
  columns: ['month', 'personnelCode', 'personnelName', 'wages', 'socialInsurance', 'labour', 'welfare'],
  workbook: ['month', 'personnelId', 'personnelName', 'wages', 'socialInsurance', 'labour', 'welfare'],
  order: [{ field: 'month', descending: true }, { field: 'personnelId' }],
  permissions: crud('costpersonnelsalary'),
});
