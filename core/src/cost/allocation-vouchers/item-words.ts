import type { CostItemCode } from '../../tax';

/**
 * The items that registers can give, in a word for the summaries of entries: accounting programs cut long ones. Every
 * item that is allocated has one.
 */
const words: Readonly<Partial<Record<CostItemCode, string>>> = {
  '1.1': '工资薪金',
  '1.2': '五险一金',
  '1.3': '劳务费',
  '6.5': '福利费',
  '2.1': '材料',
  '2.2': '燃料',
  '2.3': '动力',
  '2.8': '租赁费',
  '3.1': '仪器折旧',
  '3.2': '设备折旧',
  '4.1': '软件摊销',
  '4.2': '专利权摊销',
  '4.3': '非专利技术摊销',
};

export const itemWord = (item: CostItemCode): string => words[item] ?? item;
