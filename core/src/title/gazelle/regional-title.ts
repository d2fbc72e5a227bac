import type { Text } from '../../kernel';
import type { Comparator, RuleField } from './rule-fact';

/** A condition of a local rule: a fact, how it compares, and with what. Amounts in 元, shares and growth in percent. */
export interface RuleCondition {
  readonly field: RuleField;
  readonly op: Comparator;
  readonly value: string;
}

/** An item of a local score: the first band that holds gives its points. */
export interface RuleItem {
  readonly key: string;
  readonly label: Text;
  readonly max: number;
  readonly bands: readonly { readonly points: number; readonly when: readonly RuleCondition[] }[];
}

export interface RulePart {
  readonly key: string;
  readonly label: Text;
  readonly max: number;
  /** The least it takes in this part. */
  readonly least: number;
  /** Empty where its items were not found: the part may earn anything from 0 to its maximum. */
  readonly items: readonly RuleItem[];
}

/** A local title and its rule as data; one engine evaluates them all. */
export interface RegionalTitle {
  /** Its key in the dictionary `regional_title`. */
  readonly key: string;
  readonly region: Text;
  readonly title: Text;
  /** The year of the rule; null where its source does not say. */
  readonly year: string | null;
  /** All of them hold. */
  readonly conditions: readonly RuleCondition[];
  /** Of these groups at least one holds wholly; none where there are none. */
  readonly anyOf?: readonly (readonly RuleCondition[])[];
  /** Points, of which `least` are enough, or one of the direct ways. */
  readonly score?: {
    readonly least: number;
    readonly parts: readonly RulePart[];
    readonly direct: readonly RuleCondition[];
  };
  readonly docs: readonly Text[];
  /** When applications are taken; null: not found. */
  readonly window: Text | null;
  /** Who decides; null: not found. */
  readonly organ: Text | null;
  readonly source: Text;
  /** How many independent sources the rule was read in. */
  readonly sources: number;
  /** What of the rule is not known. */
  readonly open?: Text;
}
