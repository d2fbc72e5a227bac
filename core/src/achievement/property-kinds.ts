import { text, type Text } from '../kernel';

/** The kinds of patents of 专利法 第二条. */
export type PatentKind = 'invention' | 'utilityModel' | 'design';

/** The classes of 国科发火〔2016〕195号 三（一）. */
export const propertyClasses = { Ⅰ类: text('Ⅰ类', 'Class Ⅰ'), Ⅱ类: text('Ⅱ类', 'Class Ⅱ') };

interface PropertyKind {
  readonly label: Text;
  /** Null for what neither counts. */
  readonly class: keyof typeof propertyClasses | null;
  readonly patent?: PatentKind;
}

/**
 * Kinds of intellectual property, by the keys of the portal for 高新技术企业 (1 and 5 are unused there). Trademarks
 * (20) are no intellectual property in its sense, but the statistics count them.
 */
export const propertyKinds = {
  '12': { label: text('发明专利（非国防专利）', 'Invention patent'), class: 'Ⅰ类', patent: 'invention' },
  '6': {
    label: text('发明专利（国防专利）', 'Invention patent (national defence)'),
    class: 'Ⅰ类',
    patent: 'invention',
  },
  '2': { label: text('实用新型', 'Utility model'), class: 'Ⅱ类', patent: 'utilityModel' },
  '3': { label: text('外观设计', 'Design'), class: 'Ⅱ类', patent: 'design' },
  '4': { label: text('软件著作权', 'Software copyright'), class: 'Ⅱ类' },
  '7': { label: text('植物新品种', 'Plant variety'), class: 'Ⅰ类' },
  '8': { label: text('国家级农作物品种', 'National crop variety'), class: 'Ⅰ类' },
  '9': { label: text('国家新药', 'National new drug'), class: 'Ⅰ类' },
  '10': { label: text('国家一级中药保护品种', 'Protected Chinese medicine, first grade'), class: 'Ⅰ类' },
  '11': { label: text('集成电路布图设计专有权', 'Layout design of integrated circuits'), class: 'Ⅰ类' },
  '20': { label: text('注册商标', 'Registered trademark'), class: null },
} as const satisfies Readonly<Record<string, PropertyKind>>;

export const SOFTWARE = '4';
export const LAYOUT_DESIGN = '11';
export const TRADEMARK = '20';
export const NON_DEFENCE_INVENTION = '12';

/** What a key stands for; null for one that a tenant added, which counts nowhere. */
export function propertyKind(key: unknown): PropertyKind | null {
  return typeof key === 'string' && Object.hasOwn(propertyKinds, key)
    ? propertyKinds[key as keyof typeof propertyKinds]
    : null;
}

export const patentKindOf = (key: unknown): PatentKind | null => propertyKind(key)?.patent ?? null;
