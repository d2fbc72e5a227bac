import { fill, text, type Text } from '../../kernel';

/** What the matrix is made of, each with what it names, all by code. */
export interface RelatedActivity {
  readonly code: string;
  readonly projectCodes: readonly string[];
  /** yyyy-MM-dd */
  readonly startTime: string | null;
  readonly properties: readonly string[];
}

export interface RelatedProperty {
  readonly code: string;
  /** IP01 …; null for one that does not count on the day of the application. */
  readonly number: string | null;
  readonly grantedOn: string | null;
  readonly owners: string | null;
  /** Why it does not count; null where it counts. */
  readonly leftOut: Text | null;
}

export interface RelatedProduct {
  readonly code: string;
  readonly main: boolean;
  readonly properties: readonly string[];
}

export interface RelatedConversion {
  readonly code: string;
  readonly projectCodes: readonly string[];
  readonly properties: readonly string[];
  readonly products: readonly string[];
  readonly missing: readonly Text[];
}

export interface Related {
  readonly enterprise: string;
  readonly day: string;
  readonly activities: readonly RelatedActivity[];
  readonly properties: readonly RelatedProperty[];
  readonly products: readonly RelatedProduct[];
  readonly conversions: readonly RelatedConversion[];
}

/** What an expert would object to. */
export interface RelationFinding {
  readonly level: 'error' | 'warning';
  readonly key: string;
  /** What it is about: the code of an activity, a property, a product or an achievement. */
  readonly code: string;
  readonly message: Text;
}

const said = {
  productWithoutProperty: text(
    '产品 {code} 没有申请日（{day}）前已授权的知识产权',
    'Product {code} has no IP right that was granted before the day of the application ({day})',
  ),
  doesNotCount: text('{code} 不能用于本次申请：{reason}', '{code} does not count in this application: {reason}'),
  notOwner: text('{code} 的权利人“{owners}”中没有本企业', 'The enterprise is not among the owners of {code}: {owners}'),
  olderThanActivity: text(
    '{code} 的授权日（{granted}）早于研发活动 {activity} 的开始日期（{start}）',
    '{code} was granted on {granted}, before activity {activity} began on {start}',
  ),
  noResult: text(
    '研发活动 {code} 没有关联的知识产权、成果转化',
    'Activity {code} has neither IP nor conversion linked to it',
  ),
  noActivity: text('{code} 没有关联研发活动', '{code} is linked to no activity'),
  noEvidence: text('成果 {code} 缺少证明：{missing}', 'Achievement {code} lacks evidence: {missing}'),
};

/** What is wrong with how activities, properties, products and achievements hang together. docs/rules.md, High-tech enterprise */
export function relationFindings(related: Related): RelationFinding[] {
  const { activities, products, conversions, day } = related;
  const properties = new Map(related.properties.map((each) => [each.code, each] as const));
  const found: RelationFinding[] = [];
  const add = (level: RelationFinding['level'], key: keyof typeof said, code: string, values = {}) =>
    found.push({ level, key, code, message: fill(said[key], { code, day, ...values }) });
  const used = new Set([...products, ...conversions].flatMap((each) => each.properties));
  const linked = new Set(activities.flatMap((each) => each.properties));

  for (const product of products) {
    const counts = product.properties.some((code) => {
      const grantedOn = properties.get(code)?.number ? properties.get(code)!.grantedOn : null;
      return grantedOn !== null && grantedOn < day;
    });
    if (!counts) add(product.main ? 'error' : 'warning', 'productWithoutProperty', product.code);
  }
  for (const { code, leftOut, owners, number } of related.properties) {
    if (leftOut && (used.has(code) || linked.has(code))) {
      // One that is only linked to an activity is often still being examined.
      const level = used.has(code) ? 'error' : 'warning';
      found.push({ level, key: 'doesNotCount', code, message: doesNotCount(code, leftOut) });
    }
    if (number !== null && owners && related.enterprise && !owners.includes(related.enterprise)) {
      add('error', 'notOwner', code, { owners });
    }
  }
  const loose = related.properties.filter(
    ({ code, number }) => number !== null && !activities.some((each) => each.properties.includes(code)),
  );
  if (loose.length > 0) add('warning', 'noActivity', loose.map(({ code }) => code).join('、'));
  for (const { code, startTime, properties: own, projectCodes } of activities) {
    for (const each of own) {
      const granted = properties.get(each)?.grantedOn ?? null;
      if (granted === null || startTime === null || granted >= startTime) continue;
      add('warning', 'olderThanActivity', each, { granted, activity: code, start: startTime });
    }
    const converted = conversions.some((each) => each.projectCodes.some((of) => projectCodes.includes(of)));
    if (own.length === 0 && !converted) add('warning', 'noResult', code);
  }
  for (const { code, missing } of conversions) {
    if (missing.length > 0)
      found.push({ level: 'warning', key: 'noEvidence', code, message: noEvidence(code, missing) });
  }
  return found.toSorted((one, other) => Number(one.level === 'warning') - Number(other.level === 'warning'));
}

const doesNotCount = (code: string, reason: Text): Text =>
  text(
    fill(said.doesNotCount, { code, reason: reason.zh }).zh,
    fill(said.doesNotCount, { code, reason: reason.en }).en,
  );

const noEvidence = (code: string, missing: readonly Text[]): Text =>
  text(
    fill(said.noEvidence, { code, missing: missing.map(({ zh }) => zh).join('；') }).zh,
    fill(said.noEvidence, { code, missing: missing.map(({ en }) => en).join('; ') }).en,
  );
