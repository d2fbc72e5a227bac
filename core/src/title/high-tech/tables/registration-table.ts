import { enterprise } from '../../../enterprise';
import { dictionariesOf, dictionaryOf, idsIn, type Call, type RecordOf } from '../../../records';
import type { FormTable } from '../../application/form-table';

type Card = RecordOf<typeof enterprise>;
type CardField = keyof Card & keyof typeof enterprise.fields;

/** The lines of 企业注册登记表 and of the cover: of the card, or of the application where the card has no such. */
const lines: readonly (readonly [
  label: string,
  from: { readonly card: CardField } | { readonly application: string },
])[] = [
  ['企业名称', { card: 'name' }],
  ['注册时间', { card: 'bizRegisteyTime' }],
  ['注册类型', { card: 'bizRegisteyType' }],
  ['外资来源地', { application: 'foreignSource' }],
  ['注册资金（万元）', { card: 'registeyAmount' }],
  ['所属行业', { card: 'industry' }],
  ['企业规模', { card: 'scale' }],
  ['行政区域', { application: 'areaName' }],
  ['统一社会信用代码', { card: 'creditCode' }],
  ['企业所得税主管税务机关', { card: 'taxAuthority' }],
  ['企业所得税征收方式', { card: 'taxCollection' }],
  ['通信地址', { card: 'address' }],
  ['邮政编码', { card: 'postCode' }],
  ['企业法定代表人 姓名', { card: 'legalPersonname' }],
  ['企业法定代表人 手机', { card: 'legalPersonmobile' }],
  ['企业法定代表人 身份证号/护照号', { card: 'legalPersonidCard' }],
  ['企业法定代表人 电话', { card: 'legalPersonphone' }],
  ['企业法定代表人 传真', { card: 'legalPersonfax' }],
  ['企业法定代表人 E-mail', { card: 'legalPersonemail' }],
  ['联系人 姓名', { card: 'rdContact' }],
  ['联系人 手机', { card: 'rdMobile' }],
  ['联系人 电话', { application: 'contactPhone' }],
  ['联系人 传真', { application: 'contactFax' }],
  ['联系人 E-mail', { card: 'rdEmail' }],
  ['企业是否上市', { card: 'listed' }],
  ['上市时间', { application: 'listedOn' }],
  ['股票代码', { application: 'stockCode' }],
  ['上市类型', { application: 'listedKind' }],
  ['是否属于国家级高新区内企业', { card: 'highTechZone' }],
  ['高新区名称', { application: 'zoneName' }],
  ['经营范围', { application: 'businessScope' }],
  ['企业简介', { application: 'profile' }],
  ['系统填报号', { application: 'systemNo' }],
  ['认定机构', { application: 'organ' }],
  ['申请日期', { application: 'applyDate' }],
];

/** 企业注册登记表 with the cover; nothing stays empty, what there is none of is 0. */
export async function registrationTable(
  call: Call,
  card: Card | null,
  values: Readonly<Record<string, unknown>>,
): Promise<FormTable> {
  const dictionaries = await dictionariesOf(call, enterprise);
  const ofCard = (field: CardField): string => {
    const entries = dictionaries.get(dictionaryOf(enterprise.fields[field]) ?? '');
    const value = card?.[field] ?? '';
    if (!entries) return String(value);
    const keys = Array.isArray(value) ? idsIn(value) : [String(value)];
    return keys.map((key) => entries.find(({ dictKey }) => dictKey === key)?.dictValue ?? key).join('、');
  };
  return {
    name: '企业注册登记表',
    title: '企业注册登记表',
    headings: ['栏目', '内容'],
    rows: lines.map(([label, from]) => {
      const value = 'card' in from ? ofCard(from.card) : String(values[from.application] ?? '');
      return [label, value || '0'];
    }),
    notes: ['声明、法定代表人签名与公章以申报系统生成的封面为准。'],
  };
}
