import { figure, leaf, rational, text, worksheet, type Cell } from '../../kernel';
import { rateOf } from '../deduction-rate';
import { inForce } from '../law/dated';
import { countedProjects, type ProjectCost } from '../project-cost';
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
  const form: Form = {
    input,
    year: input.year,
    projects: countedProjects(input.projects),
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

function countLine({ input, projects }: Form): Cell {
  const formula = text(
    '费用化项目与当年结束的资本化项目的数量',
    'Expensed projects and capitalised projects that ended',
  );
  const counted = new Set(projects.map(({ project }) => project));
  return leaf(rational(counted.size), () => ({ ...lineExplanation(1, input), formula }), 0);
}

function rateLine(input: SuperDeductionInput): Cell {
  return leaf(rational(`${rateOf(input).expensed}e2`), () => ({
    ...lineExplanation(50, input),
    formula: rateInWords,
  }));
}
