import { allExplainedRisks, type Outcome } from '../assessment';
import { personnelSalary } from '../cost';
import { enterpriseCard, enterpriseYear, yearFigureNames } from '../enterprise';
import { evaluate, evaluationKinds, prefilledAnswers, type EvaluationKind } from '../evaluation';
import type { Text } from '../kernel';
import { lineLabel, preferential, projectReport } from '../ledger';
import { projectsOfYear } from '../project';
import { wholly, type Call } from '../records';

/** What the registers say of a year: figures, projects, the deduction, titles, risks. Amounts in 元. */
export interface FrozenYear {
  readonly enterprise: {
    readonly name: string;
    readonly kinds: readonly string[];
    readonly figures: readonly { readonly label: Text; readonly value: string | null }[];
  };
  readonly projects: readonly {
    readonly code: string;
    readonly name: string;
    readonly devForm: string | null;
    /** Null where the year was never computed. */
    readonly cost: string | null;
  }[];
  readonly deduction: readonly { readonly line: string; readonly label: Text; readonly amount: string }[];
  readonly evaluations: readonly {
    readonly kind: EvaluationKind;
    readonly outcome: Outcome;
    readonly low: number | null;
    readonly high: number | null;
    /** Conditions that fail, then those nobody answered. */
    readonly failing: readonly Text[];
    readonly open: readonly Text[];
  }[];
  readonly risks: readonly {
    readonly area: string;
    readonly level: string;
    readonly label: Text;
    readonly message: Text;
    readonly basis: Text | null;
    readonly state: string;
  }[];
  /** Findings about the pay of single persons, which are left out: an expert does not see pay. */
  readonly risksLeftOut: number;
}

/** Cost that counts, the base, the rate and the deduction. */
const lines = ['40', '41', '45', '50', '51'];

/** Reads what the registers of the enterprise say of a year, whoever asks. */
export async function freezeYear(call: Call, year: string): Promise<FrozenYear> {
  const whole = wholly(call);
  const [stated] = await whole.records.findByKeys(enterpriseYear, [{ year }]);
  const projects = await projectsOfYear(whole, year);
  const reports = await whole.records.find(projectReport, { where: [{ field: 'year', is: 'equal', value: year }] });
  const costs = new Map(reports.map(({ projectId, total }) => [projectId, total]));
  const { lines: amounts } = await preferential(whole, { year });
  const risks = await allExplainedRisks(whole, year);
  const told = risks.filter(({ rows }) => rows.every(({ resource }) => resource !== personnelSalary.name));
  return {
    enterprise: {
      name: (await enterpriseCard(whole))?.name ?? '',
      kinds: stated?.enterpriseKinds ?? [],
      figures: yearFigureNames.map((name) => ({
        label: enterpriseYear.fields[name].label,
        value: stated?.[name] === null || stated?.[name] === undefined ? null : String(stated[name]),
      })),
    },
    projects: projects.map(({ id, code, name, devForm }) => ({
      ...{ code, name, devForm: devForm ?? null },
      cost: costs.get(id) ?? null,
    })),
    deduction: lines.flatMap((line) => {
      const amount = amounts[line];
      return amount === undefined ? [] : [{ line, label: lineLabel(line), amount }];
    }),
    evaluations: await evaluationsOf(whole, year),
    risks: told.map(({ area, level, label, message, basis, state }) => ({
      ...{ area, level, label, message, state },
      basis: basis ?? null,
    })),
    risksLeftOut: risks.length - told.length,
  };
}

async function evaluationsOf(call: Call, year: string): Promise<FrozenYear['evaluations']> {
  const found = [];
  for (const kind of Object.keys(evaluationKinds) as EvaluationKind[]) {
    const { answers } = await prefilledAnswers(call, { kind, year });
    const { outcome, points, conditions } = evaluate(kind, answers, call.clock.now().slice(0, 10));
    const labels = (judged: boolean | null) => conditions.filter(({ ok }) => ok === judged).map(({ label }) => label);
    found.push({
      ...{ kind, outcome, failing: labels(false), open: labels(null) },
      ...{ low: points?.low ?? null, high: points?.high ?? null },
    });
  }
  return found;
}
