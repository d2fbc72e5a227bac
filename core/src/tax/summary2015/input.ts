import * as v from 'valibot';
import { flagField, objectOf, oneOf, yearField } from '../input/fields';
import { costFields, distinctProjects, projectFields } from '../input/project-fields';
import type { ProjectCostInput } from '../project-cost';

/** 研发形式, which of the four ledgers a project has: 1 自主研发, 2 委托研发, 3 合作研发, 4 集中研发. */
export type LedgerForm = 'own' | 'entrusted' | 'cooperative' | 'centralised';

/** The code of each form as it is written in a ledger. */
export const ledgerForms: Readonly<Record<LedgerForm, '1' | '2' | '3' | '4'>> = {
  own: '1',
  entrusted: '2',
  cooperative: '3',
  centralised: '4',
};

/**
 * A 2015版 ledger. A project that is worked on in two forms, or both expensed and capitalised, has two ledgers and
 * is listed twice.
 */
export interface Ledger2015Input extends ProjectCostInput {
  /** Without it: `entrusted` for a ledger of nothing but 委托研发 costs, else `own`. */
  readonly form?: LedgerForm;
  /** 委托方与受托方是否存在关联关系; of an entrusted ledger only. */
  readonly relatedParty?: boolean;
  /** 是否委托境外; without it: whether anything was paid overseas. */
  readonly overseas?: boolean;
  /** 期初余额: cost of a capitalised project from earlier years. */
  readonly opening?: Omit<ProjectCostInput, 'id' | 'project' | 'label' | 'expenditureType' | 'ended'>;
}

export interface Summary2015Input {
  /** The tax year. */
  readonly year: number;
  /** A ledger for each project, each id once. */
  readonly projects: readonly Ledger2015Input[];
}

/** The ledgers of the 2015版 summary: one for each project, form and treatment. */
export const ledgersField = distinctProjects(
  objectOf<Ledger2015Input>(
    /* @__PURE__ */ Object.assign(
      {
        form: v.optional(oneOf(['own', 'entrusted', 'cooperative', 'centralised'])),
        relatedParty: v.optional(flagField),
        overseas: v.optional(flagField),
        opening: v.optional(objectOf<NonNullable<Ledger2015Input['opening']>>(costFields)),
      },
      projectFields,
    ),
  ),
  ({ id, expenditureType, form = '' }) => `${expenditureType} ${form} ${id}`,
);

/** The input of `summary2015` as a Standard Schema. */
export const summary2015Schema: v.GenericSchema<Summary2015Input> = objectOf<Summary2015Input>({
  year: yearField,
  projects: ledgersField,
});
