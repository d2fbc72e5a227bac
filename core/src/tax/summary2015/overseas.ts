import {
  constant,
  dividedBy,
  exactFigure,
  figure,
  max,
  minus,
  plus,
  text,
  times,
  worksheet,
  type Cell,
  type Expression,
} from '../../kernel';
import { ruleOf } from '../law/dated';
import { entrustedCounted, overseasCounted, overseasRules } from '../law/entrusted';
import { domesticPart } from './deductible';
import { organisationsIn, type Ledger2015 } from './ledger2015';
import type { Row } from './row';

/**
 * Column 7.1 is subtracted in column 9: until 2017 everything overseas (财税〔2015〕119号 二1). From 2018 organisations
 * count (财税〔2018〕64号 一), so it holds persons, and the part of organisations exceeding 2/3 of the domestic eligible
 * cost, allocated to ledgers in proportion to their spending.
 */
export function notDeductibleOverseas(
  year: number,
  ledgers: readonly Ledger2015[],
  rowOf: (ledger: Ledger2015) => Row,
) {
  if (!ruleOf(overseasRules, year).capOfDomestic) return ({ overseas }: Ledger2015): Expression<Cell> => plus(overseas);

  const pool = worksheet((name: 'allowed' | 'counted80') => poolOf(year, ledgers, rowOf)[name]);
  return (ledger: Ledger2015): Expression<Cell> => {
    const own = organisationsIn(ledger);
    return plus(
      ledger.persons,
      max(minus(own, dividedBy(times(own, pool('allowed')), pool('counted80'))), constant(0)),
    );
  };
}

/** 委托境外机构 of all entrusted ledgers, and what of it counts. */
function poolOf(year: number, ledgers: readonly Ledger2015[], rowOf: (ledger: Ledger2015) => Row) {
  const entrusted = ledgers.filter(({ form }) => form === 'entrusted');
  const organisations = exactFigure(plus(...entrusted.map(organisationsIn)), () => ({
    key: 'overseas/organisations',
    label: text('委托境外机构费用合计', 'Overseas organisations in all'),
  }));
  const domestic = exactFigure(plus(...ledgers.map((ledger) => domesticPart(ledger, rowOf(ledger)))), () => ({
    key: 'overseas/domestic',
    label: text('境内符合条件的研发费用', 'Domestic eligible cost'),
  }));
  const counted80 = figure(entrustedCounted(organisations), () => ({
    key: 'overseas/counted80',
    label: text('委托境外机构费用的80%', '80% of what was paid to overseas organisations'),
  }));
  const allowed = figure(overseasCounted<Cell>(year, organisations, domestic), () => ({
    key: 'overseas/allowed',
    label: text('限额内委托境外机构费用', 'Overseas organisations within the cap'),
  }));
  return { counted80, allowed };
}
