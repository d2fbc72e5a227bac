import { constant, dividedBy, plus, rounded, text, type Text, type Trace } from '../kernel';
import { sum, yuan } from '../kernel/money';

/** Cost of a project entrusted in the country, with the kind of its trustee. */
export interface EntrustedCostOfKind {
  readonly label: Text;
  /** 元 */
  readonly amount: string;
  /** A key of `external_unit_kind`; null where no contract says it. */
  readonly kind: string | null;
  readonly source?: { readonly resource: string; readonly id: string };
}

/** The kind of trustee each code takes in. */
const kindOfCode: Readonly<Record<string, string>> = { '15': 'institute', '16': 'university', '17': 'enterprise' };

/**
 * Codes 15 to 17 from the cost entrusted in the country by kind of trustee, in 千元. Nothing where no trustee is of these
 * kinds: then they are typed. Cost of other trustees, and of unknown ones, is named in each trace and left to be typed.
 */
export function entrustedByKind(costs: readonly EntrustedCostOfKind[], labelOf: (code: string) => Text): Trace[] {
  const kinds = Object.values(kindOfCode);
  const isKnown = ({ kind }: EntrustedCostOfKind) => kind !== null && kinds.includes(kind);
  if (!costs.some(isKnown)) return [];
  const unknown = sum(costs.filter((each) => !isKnown(each)).map(({ amount }) => yuan(amount)));
  const left = unknown.isZero() ? null : unknown.toString();
  return Object.entries(kindOfCode).map(([code, kind]) => {
    const own = costs.filter((each) => each.kind === kind);
    const value = sum(own.map(({ amount }) => yuan(amount)));
    return {
      key: `amount${code}`,
      label: labelOf(code),
      value: value.in('thousandYuan').toString(),
      formula: left
        ? text(
            `受托方为该类单位的委托研发费用 ÷ 1000；另有 ${left} 元受托方类型未知或不属于代码 15–17，请手工填报`,
            `Cost entrusted to units of this kind ÷ 1000; the entrusted parties of a further ${left} yuan are unknown or of none of the codes 15–17: enter it by hand`,
          )
        : text('受托方为该类单位的委托研发费用 ÷ 1000', 'Cost entrusted to units of this kind ÷ 1000'),
      inputs: own.map(({ label, amount, source }, at) => ({
        key: `amount${code}/${at}`,
        label,
        value: amount,
        formula: text(
          '归集费用，按项目委托研发合同的受托方类型',
          'Collected cost, by the entrusted party of the project’s contract',
        ),
        inputs: [],
        ...(source && { source }),
      })),
      calculation: rounded(dividedBy<number>(plus(...own.map((_, at) => at)), constant(1000))),
    };
  });
}
