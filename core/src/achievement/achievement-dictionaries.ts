import { text, type Text } from '../kernel';
import type { StandardDictionary } from '../system';
import { highTechFields } from './high-tech-fields';
import { propertyKinds } from './property-kinds';

/** The grades of 195号 三（七）1, by the words each of the two questions has for them. */
const grades = (best: readonly [string, string], low: readonly [string, string]): StandardDictionary['entries'] => [
  ['A', text(best[0], best[1])],
  ['B', text(`较${best[0]}`, `Rather ${best[1].toLowerCase()}`)],
  ['C', text('一般', 'Fair')],
  ['D', text(low[0], low[1])],
  ['E', text('无', 'None')],
];

/** Sub-kinds of intellectual property: the key begins with that of the kind. */
const subKinds: readonly (readonly [string, Text])[] = [
  ['12.1', text('产品发明', 'Product')],
  ['12.2', text('方法发明', 'Process')],
  ['6.1', text('国防产品发明', 'Product (national defence)')],
  ['6.2', text('国防方法发明', 'Process (national defence)')],
  ['4.1', text('软件著作权原始取得', 'Original')],
  ['4.2', text('软件著作权继受取得', 'Acquired')],
  ['7.1', text('农业植物新品种', 'Agricultural variety')],
  ['7.2', text('林草植物新品种', 'Forest or grass variety')],
  ['9.1', text('化学药', 'Chemical drug')],
  ['9.2', text('中药', 'Chinese medicine')],
  ['9.3', text('生物制品', 'Biological product')],
  ['20.1', text('商品商标', 'Trademark of goods')],
  ['20.2', text('服务商标', 'Service mark')],
];

/** Sources of the technology of a product, with the keys of the portal for 高新技术企业. */
const technologySources: StandardDictionary['entries'] = [
  ['1', text('大专院校', 'University or college')],
  ['2', text('地方属科研院所', 'Local research institute')],
  ['3', text('其他企业技术', 'Technology of another enterprise')],
  ['4', text('引进技术本企业消化创新', 'Imported and improved')],
  ['5', text('国外技术', 'Foreign technology')],
  ['6', text('企业自有技术', 'Own technology')],
  ['7', text('中央属科研院所', 'Central research institute')],
];

/**
 * The dictionaries of intellectual property, high-tech products and achievements. Keys and names are those of the portal
 * for 高新技术企业 where it has the list. docs/rules.md, Intellectual property and achievements
 */
export const achievementDictionaries: readonly StandardDictionary[] = [
  {
    code: 'ipr_type',
    name: text('知识产权类型', 'Kind of intellectual property'),
    entries: Object.entries(propertyKinds)
      .map(([key, { label }]) => [key, label] as const)
      .sort(([one], [other]) => Number(one) - Number(other)),
  },
  { code: 'ipr_sub_type', name: text('知识产权子类型', 'Sub-kind of intellectual property'), entries: subKinds },
  {
    code: 'ipr_acquisition',
    name: text('获得方式', 'Way of acquisition'),
    entries: [
      ['1', text('其他', 'Other')],
      ['2', text('自主研发', 'Own R&D')],
      ['3', text('受让', 'Assigned')],
      ['4', text('受赠', 'Donated')],
      ['5', text('并购', 'Merger or acquisition')],
    ],
  },
  {
    code: 'ipr_state',
    name: text('知识产权状态', 'State of intellectual property'),
    entries: [
      ['disclosed', text('技术交底', 'Disclosed')],
      ['applied', text('已申请', 'Applied for')],
      ['accepted', text('已受理', 'Accepted')],
      ['published', text('已公开', 'Published')],
      ['examined', text('实质审查', 'Under examination')],
      ['granted', text('已授权（登记）', 'Granted or registered')],
      ['transferred', text('已转让', 'Transferred')],
      ['lapsed', text('已失效', 'Lapsed')],
    ],
  },
  {
    code: 'ipr_lapse_reason',
    name: text('失效原因', 'Reason for lapse'),
    entries: [
      ['expired', text('期限届满', 'Term ended')],
      ['unpaid', text('未缴年费', 'Annual fee not paid')],
      ['abandoned', text('放弃', 'Abandoned')],
      ['invalidated', text('宣告无效', 'Declared invalid')],
      ['refused', text('驳回', 'Refused')],
      ['withdrawn', text('撤回', 'Withdrawn')],
    ],
  },
  {
    // 财税〔2016〕78号
    code: 'ipr_fee_reduction',
    name: text('年费减缴', 'Reduction of annual fees'),
    entries: [
      ['none', text('不减缴', 'None')],
      ['single', text('减缴85%', '85% off')],
      ['joint', text('减缴70%（共同权利人）', '70% off (several owners)')],
    ],
  },
  {
    code: 'ipr_advancement',
    name: text('技术先进程度', 'How advanced'),
    entries: grades(['高', 'High'], ['较低', 'Rather low']),
  },
  {
    code: 'ipr_support',
    name: text('核心支持作用', 'Core support'),
    entries: grades(['强', 'Strong'], ['较弱', 'Rather weak']),
  },
  {
    code: 'ipr_deal_kind',
    name: text('知识产权运用方式', 'Use made of intellectual property'),
    entries: [
      ['transfer', text('转让', 'Transfer')],
      ['licence', text('许可', 'Licence')],
      ['pledge', text('质押', 'Pledge')],
    ],
  },
  { code: 'high_tech_product_domain', name: text('高新技术领域', 'High-tech field'), entries: highTechFields },
  { code: 'high_tech_product_source', name: text('技术来源', 'Source of technology'), entries: technologySources },
  {
    code: 'achievement_type',
    name: text('成果类型', 'Kind of achievement'),
    entries: [
      ['1', text('专利', 'Patent')],
      ['2', text('版权', 'Copyright')],
      ['3', text('集成电路布图设计', 'Layout design')],
      ['4', text('其他', 'Other')],
    ],
  },
  {
    code: 'achievement_source',
    name: text('成果来源', 'Source of the achievement'),
    entries: [
      ['1', text('自主研发', 'Own R&D')],
      ['2', text('受让/受赠/并购', 'Assigned, donated or acquired')],
      ['3', text('其他', 'Other')],
    ],
  },
  {
    code: 'achievement_trans_form',
    name: text('转化形式', 'Form of conversion'),
    entries: [
      ['1', text('许可', 'Licence')],
      ['2', text('作价投资、折股', 'Contribution as capital or shares')],
      ['3', text('自行投资实施', 'Own investment')],
      ['4', text('转让', 'Transfer')],
      ['5', text('作为合作条件共同实施', 'Common use as a condition of cooperation')],
      ['6', text('其他', 'Other')],
    ],
  },
  {
    code: 'achievement_trans_result',
    name: text('转化结果', 'Result of conversion'),
    entries: [
      ['1', text('新产品', 'New product')],
      ['2', text('新服务', 'New service')],
      ['3', text('新设备', 'New equipment')],
      ['4', text('新技术应用', 'New technology in use')],
      ['5', text('样品/样机', 'Sample or prototype')],
      ['6', text('其他', 'Other')],
    ],
  },
  {
    code: 'standard_level',
    name: text('标准级别', 'Level of a standard'),
    entries: [
      ['national', text('国家标准', 'National')],
      ['industry', text('行业标准', 'Industry')],
      ['local', text('地方标准', 'Local')],
      ['group', text('团体标准', 'Association')],
    ],
  },
  {
    code: 'standard_role',
    name: text('参与方式', 'Part taken in a standard'),
    entries: [
      ['lead', text('主持', 'Led')],
      ['part', text('参与', 'Took part')],
    ],
  },
];
