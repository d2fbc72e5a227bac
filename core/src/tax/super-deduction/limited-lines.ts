import { text } from '../../kernel';
import { sum, type Amount } from '../../kernel/money';
import { costCategories } from '../cost-items';
import { limitOtherCost, type OtherCostLimit } from '../other-cost-limit';
import { overseasCap } from '../overseas-cap';
import { entrustedPart } from '../law/entrusted';
import type { Entrusted, ProjectCost } from '../project-cost';
import { overLines, sumOfProjects } from './formula';
import type { LineNumber } from './line-names';
import { partNote, projectNote } from './project-note';
import type { LineRule } from './worksheet';

export const bearer = ({ five, categories }: ProjectCost) => ({ five, other: categories.other });

const fiveLines: readonly LineNumber[] = [3, 7, 16, 19, 23];

/** Line 34: 经限额调整后的其他相关费用. */
export function otherCostLine(projects: readonly ProjectCost[], limit: OtherCostLimit): LineRule {
  return ({ take, note }) => {
    if (limit.rule.scope === 'pooled') {
      take(28);
      fiveLines.forEach(take);
      return { value: limit.allowed, formula: overLines('min(28, (3+7+16+19+23)×10%÷(1−10%))') };
    }
    for (const project of projects.filter(({ categories }) => !categories.other.isZero())) {
      const key = `line34/project:${project.id}`;
      note(
        projectNote(34, project, limit.shareOf(bearer(project)), {
          formula: text(
            'min(其他相关费用, 前五项×10%÷(1−10%))',
            'min(other related costs, first five kinds × 10% ÷ (1−10%))',
          ),
          inputs: [
            partNote(key, 'other', costCategories.other.label, project.categories.other, {
              deeper: `category:${project.id}:other`,
            }),
            partNote(key, 'five', text('前五项小计', 'First five kinds'), project.five),
          ],
        }),
      );
    }
    return {
      value: limit.allowed,
      formula: text('各项目限额内金额之和', 'Sum of the projects, each within its limit'),
    };
  };
}

/** Lines 36, 37 and 39: what was paid for entrusted R&D, 100 %. */
export function entrustedLine(
  line: 36 | 37 | 39,
  kind: Entrusted,
  code: '7.1' | '7.2' | '7.3',
  projects: readonly ProjectCost[],
): LineRule {
  return ({ note }) => ({
    value: sum(
      projects.map((project) => {
        const amount = project.entrusted[kind];
        const deeper = project.items[code] ? `item:${project.id}:${code}` : `category:${project.id}:entrusted`;
        if (!amount.isZero()) note(projectNote(line, project, amount, { deeper }));
        return amount;
      }),
    ).round(),
    formula: sumOfProjects,
  });
}

/** Line 36 × 80 %, rounded as the form's step. */
export const domesticCounted = (line36: Amount<'yuan'>) => line36.times(entrustedPart).round();

/** 境内符合条件的研发费用: line 2 + line 36 × 80 %. */
export function capOverseas(year: number, line2: Amount<'yuan'>, line36: Amount<'yuan'>, line37: Amount<'yuan'>) {
  return overseasCap({
    entrustOverseasOrg: line37.toExact(),
    domesticEligible: line2.plus(domesticCounted(line36)).toExact(),
    year,
  });
}

export function limitOf(year: number, projects: readonly ProjectCost[]): OtherCostLimit {
  return limitOtherCost(year, projects.map(bearer));
}
