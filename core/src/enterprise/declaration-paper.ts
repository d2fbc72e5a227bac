import { crud, defineResource, string, structure } from '../records';
import { text } from '../kernel';

/** A paper of a declaration as it was submitted: its figures with their traces. Internal. */
export const declarationPaper = defineResource('rdm/declarationpaper', {
  label: text('申报留存', 'Filed paper'),
  fields: {
    declarationId: string({ label: text('申报记录', 'Declaration'), maxLength: 19 }),
    paper: string({ label: text('表单', 'Paper'), maxLength: 60 }),
    content: structure({ label: text('内容', 'Content') }),
  },
  naturalKey: ['declarationId', 'paper'],
  calls: [],
  origin: 'derived',
  permissions: crud('declaration'),
});

/** The name under which a paper of a declaration is kept. */
export const paperNames = {
  head: 'head',
  preferential: (period: string) => `preferential:${period}`,
  summary2021: 'summary2021',
  summary2015: 'summary2015',
  ledger: (reportId: string) => `ledger:${reportId}`,
  annualReport: 'annualReport',
  calibreBridge: 'calibreBridge',
  riskScan: 'riskScan',
  /** What the traces of the forms open further: the balances, and the cost records of a project’s year. */
  trace: 'trace',
  traceOf: (projectId: string) => `trace:${projectId}`,
} as const;
