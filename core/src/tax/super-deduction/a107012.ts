import { added, compared, figure, leaf, rational, text, worksheet, zero, type Cell } from '../../kernel';
import { rateOf } from '../deduction-rate';
import { inForce } from '../law/dated';
import { otherMattersCost } from '../other-matters';
import { countedProjects, present, type ProjectCost } from '../project-cost';
import { rateInWords } from '../rate-cell';
import { costLines } from './cost-lines';
import { baseOf } from './deduction-line';
import { enteredLine, enteredLines } from './entered-line';
import type { Form, UnnumberedLine } from './form';
import { firstThreeQuartersOf, fourthQuarterOf, splitsQuarters } from './fourth-quarter';
import type { SuperDeductionInput } from './input';
import { shareOf } from './limited-lines';
import { unnumberedLines, type LineNumber } from './line-names';
import { lineExplanation } from './line-explanation';
import { yearLines } from './year-lines';

/** A107012 of a year as a worksheet: every line is evaluated lazily and once. */
export function a107012(input: SuperDeductionInput): Form {
  const projects = countedProjects(input.projects);
  const form: Form = {
    input,
    year: input.year,
    projects,
    costs: input.otherMatters ? [...projects, otherMattersCost(input.otherMatters)] : projects,
    line: worksheet((line: LineNumber) => lineOf(form, line)),
    unnumbered: worksheet((line: UnnumberedLine) => unnumberedOf(form, line)),
    share: worksheet((project: ProjectCost) => shareOf(form, project)),
  };
  return form;
}

function lineOf(form: Form, line: LineNumber): Cell {
  const { input } = form;
  if (line === 1) return countLine(form);
  if (line === 50) return rateLine(input);
  const entered = enteredLines.get(line);
  if (entered) return enteredLine(line, input, entered(input));

  const formula = costLines.get(line) ?? yearLines.get(line);
  if (!formula) throw new RangeError(`A107012 has no line ${line}`);
  return figure(formula(form), () => ({
    ...lineExplanation(line, input),
    ...(line === 51 && { beside: [form.line(47), form.line(48), form.line(49), ...unnumberedIn(form)] }),
  }));
}

/** The unnumbered lines the year's form has, as far as they have a figure. */
function unnumberedIn(form: Form): Cell[] {
  const known: UnnumberedLine[] = splitsQuarters(form.input)
    ? ['base', 'fourthQuarter', 'firstThreeQuarters']
    : ['base'];
  return known.filter((name) => inForce([unnumberedLines[name]], form.year).length > 0).map(form.unnumbered);
}

function unnumberedOf(form: Form, name: UnnumberedLine): Cell {
  const formulas = { base: baseOf, fourthQuarter: fourthQuarterOf, firstThreeQuarters: firstThreeQuartersOf };
  const { key, name: label, short } = unnumberedLines[name];
  return figure(formulas[name](form), () => ({ key: `line${key}`, label, short }));
}

/** A project counts once, with its expensed and its capitalised ledger, and only if some of its cost is deductible. */
function countLine(form: Form): Cell {
  const counted = new Set(
    form.projects.filter((project) => hasEligibleCost(form, project)).map(({ project }) => project),
  );
  const formula = text(
    '有可加计扣除费用的费用化项目与当年结束的资本化项目的数量',
    'Expensed projects and capitalised projects that ended, as far as they have deductible cost',
  );
  return leaf(rational(counted.size), () => ({ ...lineExplanation(1, form.input), formula }), 0);
}

/** Whether what a project adds to line 40 is above 0: nothing of it is where only overseas individuals were paid. */
function hasEligibleCost({ line, share }: Form, project: ProjectCost): boolean {
  const overseas = compared(line(38).value, zero) > 0 ? project.entrusted('entrustOverseasOrg') : undefined;
  const parts = present([...project.five, share(project), project.entrusted('entrustDomestic'), overseas]);
  return (
    compared(
      parts.reduce((sum, { value }) => added(sum, value), zero),
      zero,
    ) > 0
  );
}

function rateLine(input: SuperDeductionInput): Cell {
  return leaf(rational(`${rateOf(input).expensed}e2`), () => ({
    ...lineExplanation(50, input),
    formula: rateInWords,
  }));
}
