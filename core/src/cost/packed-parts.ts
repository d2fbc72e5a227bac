import { DomainError } from '../kernel';
import type { Packing } from '../records';
import type { CostPart } from './cost-part';
import { bookedEntry } from './booked-entry';
import { ExplainedPart, type PartRule, type RuleValues } from './explained-part';
import { payByHours } from './pay-by-hours';

/** What parts have in common that stand together and differ in their row, amount and values alone. */
interface Common<Item extends string> extends Pick<CostPart<Item>, 'projectId' | 'month' | 'item' | 'origin'> {
  readonly resource: CostPart['source']['resource'];
  readonly rule: string;
}

/** Id of the row, amount in 元, and the values of the rule. */
type Own = readonly [id: string, amount: string, ...values: RuleValues];

interface PartsByRule<Item extends string> extends Common<Item> {
  readonly parts: readonly Own[];
}

type Packed<Item extends string> = CostPart<Item> | PartsByRule<Item>;

const rules: ReadonlyMap<string, PartRule> = new Map([payByHours, bookedEntry].map((rule) => [rule.name, rule]));

/**
 * The parts of a cost record as they are stored: of those that a rule explains its values, from which words and figures
 * are made again as they are read; of the others everything.
 */
export const packedParts = <Item extends string>(): Packing<readonly CostPart<Item>[]> => ({
  pack: (parts) => packed(parts),
  unpack: (stored) => (stored as readonly Packed<Item>[]).flatMap((each) => ('rule' in each ? explained(each) : each)),
});

function packed(parts: readonly CostPart<string>[]): Packed<string>[] {
  const made: Packed<string>[] = [];
  let common: Common<string> | null = null;
  let own: Own[] = [];
  for (const part of parts) {
    if (!(part instanceof ExplainedPart)) {
      made.push(part);
      common = null;
      continue;
    }
    const { projectId, month, item, origin, source, rule } = part as ExplainedPart<string>;
    const of: Common<string> = { projectId, month, item, origin, resource: source.resource, rule };
    if (!common || !isSame(common, of)) {
      common = of;
      own = [];
      made.push({ ...common, parts: own });
    }
    own.push([source.id, part.amount, ...part.values]);
  }
  return made;
}

const isSame = (one: Common<string>, other: Common<string>) =>
  one.item === other.item &&
  one.rule === other.rule &&
  one.resource === other.resource &&
  one.origin === other.origin &&
  one.projectId === other.projectId &&
  one.month === other.month;

function explained<Item extends string>({ resource, rule: name, parts, ...common }: PartsByRule<Item>) {
  const rule = rules.get(name);
  if (!rule) throw new DomainError('PART_RULE', `Parts of a cost record are explained by ${name}, which is not known`);
  const { projectId, month, item, origin } = common;
  return parts.map(([id, amount, ...values]): CostPart<Item> => {
    const part = { projectId, month, item, amount, origin, source: { resource, id } };
    return Object.assign(part, rule.explain(values));
  });
}
