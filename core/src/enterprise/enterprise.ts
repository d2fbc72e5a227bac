import {
  validateCreditCode,
  validateEmail,
  validateFax,
  validateIdentityDocument,
  validateLandline,
  validateMobile,
  validatePostcode,
} from '../identity';
import { crud, date, defineResource, dictionary, dictionaryMany, files, money, string } from '../records';
import { text } from '../kernel';
import { certificationFields, certificationNames } from './certification-fields';
import { accountingFields, contactFields, scaleFields, taxFields } from './enterprise-profile';
import { checkedBy } from './identity-number';

/**
 * The card of the enterprise (企业基本信息): one a tenant, with its legal person, contacts, tax and scale, and the state of its
 * business certification. docs/product.md, Certification
 */
export const enterprise = defineResource('blade-rdm/enterprise', {
  label: text('企业信息', 'Enterprise'),
  fields: {
    name: string({ label: text('企业名称', 'Name'), required: text('请输入企业名称', 'Enter the name') }),
    creditCode: string({
      label: text('统一社会信用代码', 'Unified social credit code'),
      readOnly: true,
      maxLength: 18,
      required: text('请输入正确的统一社会信用代码', 'Enter a valid unified social credit code'),
      ...checkedBy(validateCreditCode),
    }),
    creditCodeFiles: files({
      label: text('营业执照', 'Business licence'),
      required: text('请上传营业执照', 'Upload the business licence'),
      accept: ['.doc', '.docx', '.jpg', '.png', '.pdf'],
    }),
    industry: dictionary('industry', {
      label: text('所属行业', 'Industry'),
      required: text('请选择所属行业', 'Choose the industry'),
    }),
    bizRegisteyTime: date({
      label: text('工商注册日期', 'Registered on'),
      required: text('请选择工商注册日期', 'Choose the date of registration'),
    }),
    bizRegisteyType: dictionary('register_type', {
      label: text('注册类型', 'Kind of registration'),
      required: text('请选择注册类型', 'Choose the kind of registration'),
    }),
    domain: dictionaryMany('tech_domain', {
      label: text('技术领域', 'Fields of technology'),
      required: text('请选择技术领域', 'Choose the fields of technology'),
    }),
    registeyAmount: money('tenThousandYuan', {
      label: text('注册资金(万元)', 'Registered capital (10k yuan)'),
      required: text('请输入注册资金', 'Enter the registered capital'),
      min: '0',
    }),
    capitalCurrency: dictionary('currency', {
      label: text('注册资金币种', 'Currency of the capital'),
      initial: () => 'CNY',
    }),
    postCode: string({
      label: text('邮政编码', 'Postcode'),
      maxLength: 10,
      required: text('请输入正确的邮政编码', 'Enter a valid postcode'),
      ...checkedBy(validatePostcode),
    }),
    address: string({ label: text('地址', 'Address'), required: text('请输入地址', 'Enter the address') }),
    legalPersonname: string({
      label: text('法人姓名', 'Legal person'),
      maxLength: 50,
      required: text('请输入法人姓名', 'Enter the name of the legal person'),
    }),
    legalPersonmobile: string({
      label: text('法人手机', 'Mobile'),
      maxLength: 20,
      required: text('请输入正确的手机号码', 'Enter a valid mobile number'),
      ...checkedBy(validateMobile),
    }),
    legalPersonidCard: string({
      label: text('法人身份证/护照', 'Identity card or passport'),
      maxLength: 30,
      required: text('请输入正确的身份证/护照', 'Enter a valid identity card or passport number'),
      ...checkedBy(validateIdentityDocument),
    }),
    legalPersonphone: string({ label: text('法人电话', 'Telephone'), maxLength: 30, ...checkedBy(validateLandline) }),
    legalPersonfax: string({ label: text('法人传真', 'Fax'), maxLength: 30, ...checkedBy(validateFax) }),
    legalPersonemail: string({ label: text('法人邮箱', 'E-mail'), maxLength: 100, ...checkedBy(validateEmail) }),
    ...contactFields,
    ...taxFields,
    ...scaleFields,
    ...accountingFields,
    ...certificationFields,
  },
  onRead: certificationNames,
  naturalKey: ['creditCode'],
  title: 'name',
  search: ['name', 'creditCode', 'industry', 'bizCert'],
  columns: ['name', 'creditCode', 'industry', 'bizRegisteyTime', 'bizRegisteyType', 'registeyAmount', 'bizCert'],
  sections: [
    {
      label: text('基本信息', 'Basic information'),
      fields: [
        'name',
        'creditCode',
        'creditCodeFiles',
        'industry',
        'bizRegisteyTime',
        'bizRegisteyType',
        'domain',
        'registeyAmount',
        'capitalCurrency',
        'postCode',
        'address',
      ],
    },
    {
      label: text('法人信息', 'Legal person'),
      fields: [
        'legalPersonname',
        'legalPersonmobile',
        'legalPersonidCard',
        'legalPersonphone',
        'legalPersonfax',
        'legalPersonemail',
      ],
    },
    { label: text('联系人', 'Contacts'), fields: Object.keys(contactFields) },
    { label: text('税务', 'Tax'), fields: Object.keys(taxFields) },
    { label: text('行业与规模', 'Industry and scale'), fields: Object.keys(scaleFields) },
    { label: text('会计与其他', 'Accounting and more'), fields: Object.keys(accountingFields) },
  ],
  submitFinds: 'naturalKey',
  aliases: ['rdm-enterprise/enterprise'],
  permissions: crud('enterprise'),
});
