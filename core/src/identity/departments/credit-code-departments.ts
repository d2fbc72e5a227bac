/** The first two characters of a unified social credit code in words: GB 32100-2015 (登记管理部门代码, 机构类别代码), with amendment 1 (2016). */
import { text, type Text } from '../../kernel/text';

interface Department {
  readonly name: Text;
  readonly categories: Readonly<Record<string, Text>>;
}

const other = text('其他', 'Other');

const departments: Readonly<Record<string, Department>> = {
  1: {
    name: text('机构编制', 'Staffing of public institutions'),
    categories: {
      1: text('机关', 'State organ'),
      2: text('事业单位', 'Public institution'),
      3: text('中央编办直接管理机构编制的群众团体', 'Mass organisation staffed by the central office'),
      9: other,
    },
  },
  2: {
    name: text('外交', 'Foreign affairs'),
    categories: { 1: text('外国常驻新闻机构', 'Resident foreign news organisation'), 9: other },
  },
  3: {
    name: text('司法行政', 'Judicial administration'),
    categories: {
      1: text('律师执业机构', 'Law firm'),
      2: text('公证处', 'Notary office'),
      3: text('基层法律服务所', 'Local legal service office'),
      4: text('司法鉴定机构', 'Forensic institution'),
      5: text('仲裁委员会', 'Arbitration commission'),
      9: other,
    },
  },
  4: {
    name: text('文化', 'Culture'),
    categories: { 1: text('外国在华文化中心', 'Foreign cultural centre in China'), 9: other },
  },
  5: {
    name: text('民政', 'Civil affairs'),
    categories: {
      1: text('社会团体', 'Association'),
      2: text('民办非企业单位', 'Private non-enterprise unit'),
      3: text('基金会', 'Foundation'),
      9: other,
    },
  },
  6: {
    name: text('旅游', 'Tourism'),
    categories: {
      1: text('外国旅游部门常驻代表机构', 'Office of a foreign tourism authority'),
      2: text('港澳台地区旅游部门常驻内地（大陆）代表机构', 'Office of a Hong Kong, Macao or Taiwan tourism authority'),
      9: other,
    },
  },
  7: {
    name: text('宗教', 'Religious affairs'),
    categories: { 1: text('宗教活动场所', 'Place of worship'), 2: text('宗教院校', 'Religious school'), 9: other },
  },
  8: { name: text('工会', 'Trade unions'), categories: { 1: text('基层工会', 'Local trade union'), 9: other } },
  9: {
    name: text('工商', 'Industry and commerce'),
    categories: {
      1: text('企业', 'Enterprise'),
      2: text('个体工商户', 'Self-employed business'),
      3: text('农民专业合作社', 'Farmers’ cooperative'),
    },
  },
  A: {
    name: text('中央军委改革和编制办公室', 'Office for Reform and Organisational Structure of the CMC'),
    categories: { 1: text('军队事业单位', 'Military institution'), 9: other },
  },
  N: {
    name: text('农业', 'Agriculture'),
    categories: {
      1: text('组级集体经济组织', 'Collective economic organisation of a group'),
      2: text('村级集体经济组织', 'Collective economic organisation of a village'),
      3: text('乡镇级集体经济组织', 'Collective economic organisation of a township'),
      9: other,
    },
  },
  Y: { name: other, categories: { 1: other } },
};

const has = (table: object, key: unknown): key is string => typeof key === 'string' && Object.hasOwn(table, key);

/** The department for the first character of a credit code; `null` if the standard does not define it. */
export function creditCodeDepartment(department: string): Text | null {
  return has(departments, department) ? departments[department]!.name : null;
}

/** The category within a department; `null` if the standard does not define it there. */
export function creditCodeCategory(department: string, category: string): Text | null {
  if (!has(departments, department)) return null;
  const { categories } = departments[department]!;
  return has(categories, category) ? categories[category]! : null;
}
