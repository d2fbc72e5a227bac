import { text, type Text } from '../kernel';
import type { StandardDictionary } from '../system';
import { certificationStates } from './certification-fields';
import { industryLabels } from './industry-labels';

const of = (code: string, name: Text, entries: StandardDictionary['entries']): StandardDictionary => ({
  code,
  name,
  entries,
});

/** The dictionaries of the enterprise's card. Keys of states, scale and currency are the product's. */
export const enterpriseDictionaries: readonly StandardDictionary[] = [
  of('industry', text('所属行业', 'Industry'), industryLabels),
  // 关于市场主体统计分类的划分规定（国统字〔2023〕14号）, companies and the rest by their first digits
  of('register_type', text('注册类型', 'Kind of registration'), [
    ['111', text('国有独资公司', 'Wholly state-owned company')],
    ['112', text('私营有限责任公司', 'Private limited company')],
    ['119', text('其他有限责任公司', 'Other limited company')],
    ['121', text('私营股份有限公司', 'Private joint-stock company')],
    ['129', text('其他股份有限公司', 'Other joint-stock company')],
    ['130', text('非公司企业法人', 'Legal person other than a company')],
    ['140', text('个人独资企业', 'Sole proprietorship')],
    ['150', text('合伙企业', 'Partnership')],
    ['190', text('其他内资企业', 'Other domestic enterprise')],
    ['200', text('港澳台投资企业', 'Enterprise invested from Hong Kong, Macao or Taiwan')],
    ['300', text('外商投资企业', 'Foreign-invested enterprise')],
    ['900', text('其他市场主体', 'Other market entity')],
  ]),
  // 国家重点支持的高新技术领域（国科发火〔2016〕32号 附件）
  of('tech_domain', text('技术领域', 'Field of technology'), [
    ['1', text('电子信息', 'Electronic information')],
    ['2', text('生物与新医药', 'Biology and new medicine')],
    ['3', text('航空航天', 'Aerospace')],
    ['4', text('新材料', 'New materials')],
    ['5', text('高技术服务', 'High-tech services')],
    ['6', text('新能源与节能', 'New energy and energy saving')],
    ['7', text('资源与环境', 'Resources and environment')],
    ['8', text('先进制造与自动化', 'Advanced manufacturing and automation')],
  ]),
  of('currency', text('币种', 'Currency'), [
    ['CNY', text('人民币', 'Renminbi')],
    ['USD', text('美元', 'US dollar')],
    ['EUR', text('欧元', 'Euro')],
    ['HKD', text('港币', 'Hong Kong dollar')],
    ['JPY', text('日元', 'Japanese yen')],
    ['OTHER', text('其他', 'Other')],
  ]),
  of('taxpayer_kind', text('增值税纳税人资格', 'VAT taxpayer'), [
    ['general', text('一般纳税人', 'General taxpayer')],
    ['smallScale', text('小规模纳税人', 'Small-scale taxpayer')],
  ]),
  of('accounting_standard', text('会计准则', 'Accounting standard'), [
    ['enterprise', text('企业会计准则', 'Accounting standards for business enterprises')],
    ['small', text('小企业会计准则', 'Accounting standards for small enterprises')],
    ['system', text('企业会计制度', 'Accounting system for business enterprises')],
  ]),
  of('enterprise_scale', text('企业规模', 'Scale of the enterprise'), [
    ['large', text('大型', 'Large')],
    ['medium', text('中型', 'Medium')],
    ['small', text('小型', 'Small')],
    ['micro', text('微型', 'Micro')],
  ]),
  of('biz_cert_state', text('工商认证状态', 'Certification'), [
    [certificationStates.none, text('未提交', 'Not submitted')],
    [certificationStates.submitted, text('审核中', 'Under review')],
    [certificationStates.passed, text('已通过', 'Passed')],
    [certificationStates.returned, text('已退回', 'Returned')],
  ]),
];
