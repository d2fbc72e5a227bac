import Big from 'big.js';
import { text, type Text } from '../kernel';
import { YES } from './high-tech-product';
import type { ProductSales } from './product-sales';

/** A product with what its findings follow from. */
export interface JudgedProduct extends ProductSales {
  /** Numbers of its properties that are held at the end of the year and are of Ⅰ类 or Ⅱ类, and of those that are not. */
  readonly held: readonly string[];
  readonly notHeld: readonly string[];
  readonly hasAttachment: boolean;
}

export interface ProductFinding {
  readonly level: 'error' | 'warning';
  readonly message: Text;
  /** The product concerned; null for a finding on all of them. */
  readonly productId: string | null;
}

/** 高新技术产品（服务）收入占总收入 (国科发火〔2016〕32号 第十一条（六）) and 主要产品占高品收入, %. */
const HIGH_TECH_SHARE = 60;
const MAIN_SHARE = 50;

/** `62.50%`; null where there is no whole. */
export function shareText(part: string, whole: string | null): string | null {
  if (whole === null || new Big(whole).lte(0)) return null;
  return `${new Big(part).times(100).div(whole).toFixed(2, Big.roundHalfUp)}%`;
}

const reaches = (part: Big, whole: Big, percent: number) => part.times(100).gte(whole.times(percent));

/**
 * What a reviewer of 高新技术企业 would object to in the products of a year.
 * @param totalIncome 元; null where it is not known
 */
export function productFindings(products: readonly JudgedProduct[], totalIncome: string | null): ProductFinding[] {
  const found = products.flatMap(ownFindings);
  const income = products.reduce((total, each) => total.plus(each.total), new Big(0));
  const ofMain = products
    .filter(({ product }) => product.main === YES)
    .reduce((total, each) => total.plus(each.total), new Big(0));
  if (products.length > 0 && totalIncome === null) {
    found.push(
      general(
        'warning',
        '没有填写年度收入总额，也没有收入凭证，不能计算高新技术产品收入占比',
        'Total revenue of the year is neither typed nor booked, so the share cannot be computed',
      ),
    );
  } else if (products.length > 0 && !reaches(income, new Big(totalIncome ?? '0'), HIGH_TECH_SHARE)) {
    found.push(
      general(
        'error',
        '高新技术产品（服务）收入占总收入不足60%（国科发火〔2016〕32号第十一条）',
        'Income of high-tech products is below 60% of all income (国科发火〔2016〕32号 article 11)',
      ),
    );
  }
  // 申报系统的校验: more than half.
  if (income.gt(0) && ofMain.times(100).lte(income.times(MAIN_SHARE))) {
    found.push(
      general(
        'warning',
        '主要产品（服务）收入没有超过高新技术产品收入的50%（申报系统校验）',
        'Main products do not make more than half of the high-tech income (check of the portal)',
      ),
    );
  }
  return found;
}

const general = (level: ProductFinding['level'], zh: string, en: string): ProductFinding => ({
  level,
  message: text(zh, en),
  productId: null,
});

function ownFindings({ product, held, notHeld, hasAttachment, total }: JudgedProduct): ProductFinding[] {
  const { id, code, main } = product;
  const found: ProductFinding[] = [];
  const add = (level: ProductFinding['level'], zh: string, en: string) =>
    found.push({ level, message: text(`${code}：${zh}`, `${code}: ${en}`), productId: id });
  if (held.length === 0) {
    add(
      main === YES ? 'error' : 'warning',
      '没有年末有效的Ⅰ类或Ⅱ类知识产权，请核对关联的知识产权',
      'no Ⅰ类 or Ⅱ类 property is held at year end; check the linked intellectual property',
    );
  }
  if (notHeld.length > 0) {
    add(
      'warning',
      `关联的知识产权年末无效或不计入：${notHeld.join('、')}`,
      `linked property that is not held or does not count: ${notHeld.join(', ')}`,
    );
  }
  if (!hasAttachment) add('warning', '没有上传附件（质检、查新、合同或发票）', 'no attachment was uploaded');
  if (new Big(total).lte(0)) {
    add(
      'warning',
      '本年没有收入，请登记收入科目或填报收入',
      'no income in the year; name its revenue accounts or type the income',
    );
  }
  return found;
}
