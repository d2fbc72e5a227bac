import { exactFigure, minus, plus, text, type Cell, type Expression } from '../../kernel';
import { present, ProjectCost, sixCategories } from '../project-cost';
import type { Ledger2015Input, LedgerForm } from './input';

/** A 2015版 ledger with the options of its head. */
export interface Ledger2015 {
  /** Identifies its cells in the trace; a project with two ledgers has two keys. */
  readonly key: string;
  readonly cost: ProjectCost;
  readonly form: LedgerForm;
  readonly relatedParty: boolean;
  readonly capitalised: boolean;
  readonly ended: boolean;
  /** Whether its amounts leave the ledger this year: expensed, or capitalised and ended. */
  readonly counted: boolean;
  /** What was spent on 委托境外 in all, and of that on 境外个人, which never counts. */
  readonly overseas: Cell;
  readonly persons: Cell;
  /** 期初余额 */
  readonly opening: ProjectCost;
}

export function ledger2015(input: Ledger2015Input): Ledger2015 {
  const cost = new ProjectCost(input);
  const { id, expenditureType, ended } = input;
  const capitalised = expenditureType === 'capitalised';
  const paid = paidIn(cost);
  const own = present(sixCategories.map((name) => cost.category(name)));
  const persons = input.overseas === false ? [] : present([cost.entrusted('entrustOverseasPerson')]);
  const form = input.form ?? (own.length === 0 && paid.length > 0 ? 'entrusted' : 'own');
  const key = `project:${id}/${form}${capitalised ? '/capitalised' : ''}`;
  const cell = (name: string, zh: string, en: string, expression: Expression<Cell>) =>
    exactFigure(expression, () => ({ key: `${name}/${key}`, label: text(zh, en) }));
  return {
    key,
    cost,
    form,
    relatedParty: input.relatedParty ?? false,
    capitalised,
    ended,
    counted: !capitalised || ended,
    overseas: cell('overseas', '委托境外费用', 'Overseas entrusted', overseasIn(input, cost, own)),
    persons: cell('persons', '委托境外个人费用', 'Paid to overseas individuals', plus(...persons)),
    // A separate id, so that expanding its figures shows the earlier years, not the whole ledger.
    opening: new ProjectCost({
      ...input.opening,
      id: `opening:${id}`,
      label: input.label ?? id,
      expenditureType,
      ended,
    }),
  };
}

/** Column 7: everything paid for entrusted R&D. */
export function paidIn(cost: ProjectCost): Cell[] {
  return present([
    cost.entrusted('entrustDomestic'),
    cost.entrusted('entrustOverseasOrg'),
    cost.entrusted('entrustOverseasPerson'),
  ]);
}

/** 关联 and 境外: the cost in detail; not 关联 and 境外: all that was paid. By default what was paid overseas. */
function overseasIn({ overseas, relatedParty }: Ledger2015Input, cost: ProjectCost, own: readonly Cell[]) {
  if (overseas === false) return plus<Cell>();
  const paidOverseas = present([cost.entrusted('entrustOverseasOrg'), cost.entrusted('entrustOverseasPerson')]);
  if (relatedParty && (overseas || paidOverseas.length > 0)) return plus(...own);
  return overseas ? plus(...paidIn(cost)) : plus(...paidOverseas);
}

/** 委托境外机构: what is overseas and not of persons. */
export function organisationsIn({ overseas, persons }: Ledger2015): Expression<Cell> {
  return minus(overseas, persons);
}
