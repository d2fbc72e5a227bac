import type { CostItemCode } from '../tax';

/** An account belongs to the item when its name contains one of the words, and also `beside` if given. */
export interface CostKeyWord {
  readonly costItem: CostItemCode;
  readonly words: readonly string[];
  readonly beside?: string;
}

const of = (costItem: CostItemCode, ...words: string[]): CostKeyWord => ({ costItem, words });
const beside = (word: string, costItem: CostItemCode, ...words: string[]): CostKeyWord => ({
  costItem,
  words,
  beside: word,
});

/**
 * Key words in the name of an R&D account that determine its cost item; the first match counts, so narrower words
 * precede wider ones. docs/rules.md, Default subject match; in addition the words that 财税〔2015〕119号 一（一） and
 * 国家税务总局公告2017年第40号 use for the same items.
 */
export const costKeyWords: readonly CostKeyWord[] = [
  of('7.3', '境外个人'),
  beside('委托', '7.2', '境外', '国外'),
  of('7.1', '委托', '外包'),
  beside('摊销', '4.3', '非专利', '专有技术', '许可', '计算方法'),
  beside('摊销', '4.2', '专利'),
  of('4.1', '摊销'),
  beside('折旧', '3.2', '设备'),
  beside('折旧', '3.1', '仪器'),
  of('3.2', '折旧'),
  of('2.8', '租赁', '租金', '租入'),
  of('6.5', '福利', '补充养老', '补充医疗', '年金'),
  of('1.2', '社保', '公积金', '五险一金', '社会保险', '养老保险', '医疗保险', '失业保险', '工伤保险', '生育保险'),
  of('1.3', '劳务', '外聘'),
  of('1.1', '工资', '奖金', '薪酬', '薪金', '人工', '津贴', '补贴'),
  of('2.4', '模具', '工装', '工艺装备'),
  of('2.5', '样品', '样机', '测试手段'),
  of('2.7', '维护', '维修', '保养', '校准'),
  of('2.6', '检验', '检测'),
  of('5.3', '临床'),
  of('5.4', '勘探', '现场试验'),
  of('5.2', '工艺规程'),
  of('5.1', '设计'),
  of('6.3', '专利', '知识产权', '著作权', '注册费', '代理费'),
  of('6.2', '检索', '查新', '评议', '论证', '鉴定', '评审', '评估', '验收'),
  of('6.4', '差旅', '会议'),
  of('6.1', '图书', '资料', '翻译', '专家', '咨询', '保险'),
  of('2.1', '材料', '物料', '领料', '耗材'),
  of('2.2', '燃料', '燃气', '天然气', '汽油', '柴油', '煤'),
  of('2.3', '动力', '水电', '电'),
];

/** Rent, depreciation and repair of buildings and long-term deferred cost are not in the list of 119号 一（一）. */
const buildingWords = ['房屋', '建筑物', '厂房', '房租', '办公楼', '研发楼', '长期待摊'] as const;

/** The word by which a name is that of a building or of deferred cost; none for any other name. */
export const buildingWordIn = (name: string): string | undefined => buildingWords.find((word) => name.includes(word));
