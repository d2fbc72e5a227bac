import type { Resource } from '../../records';
import type { Text } from '../../kernel';
import type { RiskYear } from './risk-year';

/** One thing a rule found. */
export interface RiskFinding {
  /** Code of the rule, e.g. `person.hoursOverAttendance`. */
  readonly rule: string;
  /** Names the record, its month and amounts, and the action to take. */
  readonly message: Text;
  /** The rows concerned, by their resource. */
  readonly rows: readonly RiskRow[];
}

export interface RiskRow {
  readonly resource: string;
  readonly id: string;
}

/** The parts of the work a rule belongs to. */
export type RiskArea = 'person' | 'asset' | 'material' | 'finance' | 'project' | 'year';

/** An `error` is always wrong; a `warning` may be right and then requires evidence. */
export type RiskLevel = 'error' | 'warning';

/** A risk of the year's R&D cost, found in the registers. RDM risk rule */
export interface RiskRule {
  /** Begins with the area. */
  readonly code: string;
  readonly area: RiskArea;
  readonly level: RiskLevel;
  /** What the rule looks for. */
  readonly label: Text;
  /** Law or guide. */
  readonly basis?: Text;
  /** Pure: the same rows in any order give the same findings, in any order. */
  readonly find: (year: RiskYear) => RiskFinding[];
}

/** A finding of a rule without its code, which `riskRule` adds. */
type Found = Omit<RiskFinding, 'rule'>;

/** A rule whose findings carry its code. */
export function riskRule(rule: Omit<RiskRule, 'area' | 'find'> & { readonly find: (year: RiskYear) => Found[] }) {
  const { code } = rule;
  const find = (year: RiskYear): RiskFinding[] => rule.find(year).map((found) => ({ rule: code, ...found }));
  return { ...rule, area: code.slice(0, code.indexOf('.')) as RiskArea, find } satisfies RiskRule;
}

/** Rows of a resource, as a finding names them. */
export const rowsOf = (resource: Pick<Resource, 'name'>, rows: readonly { readonly id: string }[]): RiskRow[] =>
  rows.map(({ id }) => ({ resource: resource.name, id }));
