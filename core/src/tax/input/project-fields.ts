import * as v from 'valibot';
import { text } from '../../kernel';
import { costItems, type CostItemCode } from '../cost-items';
import type { GivenAmount } from '../amount-given';
import type { ProjectCostInput } from '../project-cost';
import { amountField, distinctListOf, flagField, nameField, objectOf, oneOf } from './fields';

const items = objectOf<Partial<Record<CostItemCode, GivenAmount>>>(
  /* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ costItems.map(({ code }) => [code, amountField])) as Record<
    CostItemCode,
    typeof amountField
  >,
);

/** The amounts of a project: nine categories, and the cost items behind them. */
export const costFields = {
  personnel: amountField,
  directInput: amountField,
  depreciation: amountField,
  amortisation: amountField,
  design: amountField,
  other: amountField,
  entrustDomestic: amountField,
  entrustOverseasOrg: amountField,
  entrustOverseasPerson: amountField,
  items: v.optional(items),
};

/** A project with its amounts. A spread would keep them in every bundle. */
export const projectFields = /* @__PURE__ */ Object.assign(
  {
    id: nameField,
    project: v.optional(nameField),
    label: v.optional(nameField),
    expenditureType: oneOf(['expensed', 'capitalised']),
    ended: flagField,
  },
  costFields,
);

const TWICE = text('此项目已在列表中', 'This project is listed already');

/** A list of projects of which no two have the same key. */
export const distinctProjects = /* @__NO_SIDE_EFFECTS__ */ <Project extends Pick<ProjectCostInput, 'id'>>(
  project: v.GenericSchema<Project>,
  keyOf: (project: Project) => string,
) => distinctListOf(project, keyOf, TWICE);
