import { text, type Text } from '../../../kernel';
import { costResources } from '../../cost-resources';
import { CostWarnings } from '../../cost-warning';
import type { ContractRow } from '../../registers';
import {
  bookedUnder,
  entrustedCosts,
  isRegistered,
  isWithPersonAbroad,
  registrationDeadline,
  takenFromLatest,
  takenWhole,
} from '../entrusted-cost';
import type { ExclusionRule } from '../exclusion';

/**
 * Entrusted cost under contracts that were not registered by the end of the year's settlement: the registered contract is
 * among the papers to be kept (公告2018年第23号; abroad 财税〔2018〕64号 第二条). A project whose enterprise keeps no contract here
 * is only warned of, as nothing says that its contract is not registered.
 */
export const unregisteredContract: ExclusionRule = {
  name: 'unregisteredContract',
  find(records, input, restOf) {
    const { year } = input;
    const warnings = new CostWarnings(costResources.contract);
    const proposed = entrustedCosts(records, input).flatMap((cost) => {
      const { project, contracts } = cost;
      if (contracts.length === 0) {
        const message = text(
          `项目 ${project.code} 有委托研发费用但没有登记委托研发合同，费用照常计入，请补充合同及技术合同登记信息`,
          `Project ${project.code} has entrusted cost but no contract is recorded; it counts, but record the contract and its registration`,
        );
        warnings.add('CONTRACT_MISSING', project.code, project.id, message);
        return [];
      }
      const judged = contracts.filter((each) => !isWithPersonAbroad(each));
      const some = judged.filter((each) => !isRegistered(each, year));
      const others = judged.filter((each) => !some.includes(each));
      const [first] = some;
      if (!first) return [];
      for (const each of some)
        warnings.add(
          'CONTRACT_UNREGISTERED',
          `${project.code} ${each.contractNo}`,
          each.id,
          said(project.code, each, year),
        );
      const why = {
        reason: 'unregisteredContract' as const,
        source: { resource: costResources.contract, id: first.id },
        note: joined(some.map((each) => stated(each, year))),
      };
      return others.length === 0
        ? takenWhole(cost.records, why)
        : takenFromLatest(cost.records, bookedUnder(cost, some, others, year), restOf, why);
    });
    return { proposed, warnings: warnings.list() };
  },
};

function stated({ contractNo, registrationNo, registeredOn }: ContractRow, year: number): Text {
  const deadline = registrationDeadline(year);
  return registrationNo
    ? text(
        `合同 ${contractNo} 于 ${registeredOn} 登记，晚于汇算清缴截止日 ${deadline}`,
        `Contract ${contractNo} was registered on ${registeredOn}, after the settlement ended on ${deadline}`,
      )
    : text(`合同 ${contractNo} 未登记`, `Contract ${contractNo} is not registered`);
}

function said(code: string, contract: ContractRow, year: number): Text {
  const { zh, en } = stated(contract, year);
  return text(`项目 ${code} 的${zh}，其委托研发费用不予加计`, `Project ${code}: ${en}; its cost does not count`);
}

const joined = (notes: readonly Text[]): Text =>
  text(notes.map(({ zh }) => zh).join('；'), notes.map(({ en }) => en).join('; '));
