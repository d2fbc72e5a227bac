import * as v from 'valibot';
import { inLanguage, text } from '../../kernel';
import { costItems, type CostItemCode } from '../cost-items';
import type { GivenAmount } from '../amount-given';
import type { ProjectCostInput } from '../project-cost';
import { amountField, flagField, listOf, nameField, objectOf, oneOf } from './fields';

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

/** A project with its amounts. */
export const projectFields = {
  id: nameField,
  label: v.optional(nameField),
  expenditureType: oneOf(['expensed', 'capitalised']),
  ended: flagField,
  ...costFields,
};

const TWICE = text('此项目已在列表中', 'This project is listed already');

/** A list of projects of which no two have the same key. */
/* @__NO_SIDE_EFFECTS__ */ export function distinctProjects<Project extends Pick<ProjectCostInput, 'id'>>(
  project: v.GenericSchema<Project>,
  keyOf: (project: Project) => string,
) {
  return v.pipe(
    listOf(project),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const keys = input.map(keyOf);
      const distinct = new Set<string>();
      for (const [key, name] of keys.entries()) {
        if (distinct.has(name)) {
          const path = [{ type: 'array', origin: 'value', input, key, value: input[key] }] as const;
          addIssue({ message: ({ lang }) => inLanguage(TWICE, lang), path: [...path] });
        }
        distinct.add(name);
      }
    }),
  );
}
