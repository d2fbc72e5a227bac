import { text } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import { costCategories } from '../cost-items';
import type { OtherCostLimit } from '../other-cost-limit';
import type { ProjectCost } from '../project-cost';
import { bearer, domesticCounted } from './limited-lines';
import { partNote, projectNote } from './project-note';
import type { LineRule, Working } from './worksheet';

/** Line 42: the counted cost of the capitalised projects that ended, with their share of what was limited. */
export function capitalisedLine(projects: readonly ProjectCost[], limit: OtherCostLimit): LineRule {
  const capitalised = projects.filter(({ expenditureType }) => expenditureType === 'capitalised');
  return (working) => ({
    value: sum(capitalised.map((project) => counted(project, limit, working))),
    formula: text(
      '已结束的资本化项目允许加计扣除金额之和',
      'Sum of the deductible amounts of the capitalised projects that ended',
    ),
  });
}

function counted(project: ProjectCost, limit: OtherCostLimit, { look, note }: Working) {
  const key = `line42/project:${project.id}`;
  const { entrustDomestic, entrustOverseasOrg } = project.entrusted;
  const five = project.five.round();
  const share = limit.shareOf(bearer(project));
  const domestic = domesticCounted(entrustDomestic);
  const overseasPaid = look(37);
  const overseas = overseasPaid.isZero()
    ? yuan(0)
    : entrustOverseasOrg.times(look(38).toExact()).dividedBy(overseasPaid.toExact()).round();
  const pooled = limit.rule.scope === 'pooled';

  const total = sum([five, share, domestic, overseas]);
  note(
    projectNote(42, project, total, {
      formula: text(
        '前五项+限额内其他相关费用+委托境内×80%+限额内委托境外',
        'First five kinds + other costs within the limit + domestic entrusted × 80% + overseas entrusted within the cap',
      ),
      inputs: [
        partNote(key, 'five', text('前五项小计', 'First five kinds'), five),
        partNote(key, 'other', text('限额内其他相关费用', 'Other related costs within the limit'), share, {
          formula: pooled
            ? text('本项目其他相关费用×第34行÷第28行', 'Other costs of the project × line 34 ÷ line 28')
            : text('min(其他相关费用, 前五项×10%÷(1−10%))', 'min(other costs, first five kinds × 10% ÷ (1−10%))'),
          inputs: [
            partNote(`${key}/other`, 'own', costCategories.other.label, project.categories.other, {
              deeper: `category:${project.id}:other`,
            }),
            ...(pooled ? [34, 28] : []),
          ],
        }),
        partNote(key, 'entrustDomestic', text('委托境内计入金额', 'Domestic entrusted, counted'), domestic, {
          formula: text('委托境内金额×80%', 'Paid × 80%'),
          inputs: entrustDomestic.isZero()
            ? []
            : [
                partNote(`${key}/entrustDomestic`, 'paid', text('委托境内金额', 'Paid'), entrustDomestic, {
                  deeper: `category:${project.id}:entrusted`,
                }),
              ],
        }),
        partNote(key, 'entrustOverseas', text('委托境外计入金额', 'Overseas entrusted, counted'), overseas, {
          formula: text('本项目委托境外金额×第38行÷第37行', 'Paid by the project × line 38 ÷ line 37'),
          inputs: entrustOverseasOrg.isZero()
            ? []
            : [
                partNote(`${key}/entrustOverseas`, 'paid', text('委托境外金额', 'Paid'), entrustOverseasOrg, {
                  deeper: `category:${project.id}:entrusted`,
                }),
                38,
                37,
              ],
        }),
      ],
    }),
  );
  return total;
}
