import { text } from '../kernel';
import {
  computed,
  crud,
  date,
  defineResource,
  dictionary,
  files,
  integer,
  longText,
  referenceMany,
  string,
  year,
  type Draft,
} from '../records';
import { nextFee } from './property-fees';
import { patentKindOf, propertyClasses, propertyKind, propertyKinds } from './property-kinds';
import { propertyNumberWarning } from './property-number';
import { propertyExpiry } from './property-term';

/** States in which a property is not granted yet, so that the days of publication and grant may be missing. */
const beforePublication: readonly unknown[] = ['disclosed', 'applied', 'accepted'];
const beforeGrant: readonly unknown[] = [...beforePublication, 'published', 'examined'];

const isPatent = ({ type }: Draft) => patentKindOf(type) !== null;
const isApplied = ({ type }: Draft) => type !== '4';
const isAcquired = ({ acquisition }: Draft) => typeof acquisition === 'string' && acquisition !== '2';
const mayCount = ({ type }: Draft) => (propertyKind(type)?.class ?? null) !== null;

const BEFORE_APPLICATION = {
  field: 'applyTime',
  message: text('不能早于申请日', 'It is before the day of application'),
} as const;

/** 知识产权: patents, copyrights of software and other intellectual property, from disclosure to lapse. */
export const intellectualProperty = defineResource('blade-rdm/intellectualproperty', {
  label: text('知识产权', 'Intellectual property'),
  fields: {
    name: string({
      label: text('知识产权名称', 'Name'),
      required: text('请输入知识产权名称', 'Enter the name'),
      example: '一种低温压缩机的变频控制方法',
    }),
    code: string({
      label: text('知识产权编号', 'Number'),
      required: text('请输入知识产权编号', 'Enter the number'),
      hint: text(
        '专利号、软件著作权登记号、商标注册号等；未授权时填申请号',
        'Number of the patent or registration; before the grant that of the application',
      ),
      warning: propertyNumberWarning,
      maxLength: 100,
      example: 'ZL202310123456.7',
    }),
    type: dictionary('ipr_type', {
      label: text('知识产权类型', 'Kind'),
      required: text('请选择知识产权类型', 'Choose the kind'),
      example: propertyKinds['12'].label.zh,
    }),
    subType: dictionary('ipr_sub_type', {
      label: text('知识产权子类型', 'Sub-kind'),
      offers: {
        only: (key, { type }) => !key.includes('.') || key.startsWith(`${String(type)}.`),
        message: text(
          '该子类型不属于所选的知识产权类型，请重新选择',
          'This sub-kind is not of the chosen kind; choose another',
        ),
      },
    }),
    iprClass: computed('text', ({ type }) => propertyKind(type)?.class ?? null, {
      label: text('类别', 'Class'),
      names: propertyClasses,
    }),
    state: dictionary('ipr_state', {
      label: text('状态', 'Status'),
      required: text('请选择状态', 'Choose the status'),
      initial: () => 'granted',
    }),
    acquisition: dictionary('ipr_acquisition', {
      label: text('获得方式', 'Way of acquisition'),
      initial: () => '2',
    }),
    acquireTime: date({ label: text('取得日期', 'Acquired on'), when: isAcquired }),
    owners: string({
      label: text('权利人', 'Owners'),
      hint: text('有多个权利人时用“、”分开', 'Several are separated by “、”'),
      maxLength: 500,
      example: '江临冷机有限公司',
    }),
    inventorIds: referenceMany('blade-rdm/entpersonnel', {
      label: text('发明人（设计人）', 'Inventors'),
      by: 'code',
      alsoBy: 'name',
      heading: '发明人工号',
      example: 'E240001',
      shows: { inventorNames: { from: 'name', label: text('发明人（设计人）', 'Inventors') } },
    }),
    otherInventors: string({ label: text('外部发明人', 'Inventors from outside'), maxLength: 500 }),
    applyTime: date({ label: text('申请日', 'Applied on'), when: isApplied, example: '2023-02-14' }),
    applyNo: string({
      label: text('申请号', 'Number of the application'),
      when: isApplied,
      warning: propertyNumberWarning,
      maxLength: 100,
    }),
    acceptTime: date({ label: text('受理日', 'Accepted on'), when: isPatent, notBefore: BEFORE_APPLICATION }),
    publishTime: date({
      label: text('公开（公告）日', 'Published on'),
      labelFor: ({ type }) => (type === '4' ? text('首次发表日', 'First published on') : null),
      required: text('请选择公开（公告）日', 'Choose the day of publication'),
      requiredWhen: ({ state }) => !beforePublication.includes(state),
      notBefore: BEFORE_APPLICATION,
      example: '2023-08-18',
    }),
    examineTime: date({
      label: text('进入实审日', 'Examination began on'),
      when: ({ type }) => patentKindOf(type) === 'invention',
      notBefore: BEFORE_APPLICATION,
    }),
    regTime: date({
      label: text('授权（登记）日', 'Granted or registered on'),
      required: text('请选择授权（登记）日', 'Choose the day of the grant or registration'),
      requiredWhen: ({ state }) => !beforeGrant.includes(state),
      notBefore: BEFORE_APPLICATION,
      example: '2024-03-22',
    }),
    termEnd: date({
      label: text('期满日（手工）', 'End of the term (typed)'),
      hint: text(
        '填写后代替按规则计算的期满日；商标续展、品种和药品在此填写',
        'It stands before the computed end; enter it for renewals, varieties and drugs',
      ),
    }),
    expiry: computed('text', propertyExpiry, { label: text('期满终止日', 'Protection ends on') }),
    feeYear: integer({
      label: text('年费已缴至第几年度', 'Annual fees paid to year'),
      hint: text('从申请日起算的专利年度', 'Patent years count from the application'),
      when: isPatent,
      min: 1,
      max: 20,
    }),
    feeReduction: dictionary('ipr_fee_reduction', { label: text('年费减缴', 'Fee reduction'), when: isPatent }),
    feeDue: computed('text', (draft) => nextFee(draft)?.due ?? null, {
      label: text('下次年费到期日', 'Next fee due on'),
    }),
    lapseTime: date({
      label: text('失效日期', 'Lapsed on'),
      when: ({ state }) => state === 'lapsed',
      required: text('请选择失效日期', 'Choose the day it lapsed'),
    }),
    lapseReason: dictionary('ipr_lapse_reason', {
      label: text('失效原因', 'Reason for the lapse'),
      when: ({ state }) => state === 'lapsed',
    }),
    implementTime: date({
      label: text('首次实施日期', 'First put to use on'),
      hint: text(
        '不填时按关联的产品、成果转化和许可判断',
        'Left empty, linked products, achievements and licences say it',
      ),
    }),
    advancement: dictionary('ipr_advancement', { label: text('技术先进程度（自评）', 'How advanced'), when: mayCount }),
    support: dictionary('ipr_support', {
      label: text('对主要产品的核心支持作用（自评）', 'Core support of main products'),
      when: mayCount,
    }),
    usedYear: year({
      label: text('已用于高企申报年度', 'Used in the application of'),
      hint: text(
        'Ⅱ类知识产权在申请高新技术企业时仅限使用一次',
        'Class Ⅱ IP serves one application as a high-tech enterprise only',
      ),
      when: mayCount,
    }),
    projectCodes: referenceMany('blade-rdm/projectmaster', {
      label: text('关联研发项目', 'R&D projects'),
      by: 'code',
      heading: '关联项目编号',
      example: 'RD2024001',
      shows: { projectNumbers: { from: 'code', label: text('关联项目编号', 'R&D projects') } },
    }),
    certificateFiles: files({ label: text('证书与缴费凭证', 'Certificate and receipts') }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  onRead: {
    subTypeName: string({ label: text('子类型名称', 'Name of the sub-kind') }),
    usedBy: string({ label: text('关联产品与成果', 'Products and achievements') }),
  },
  naturalKey: ['code'],
  title: 'name',
  search: ['code', 'name', 'type', 'state', 'acquisition', 'regTime', 'projectCodes'],
  columns: [
    ...(['code', 'name', 'type', 'iprClass', 'state', 'acquisition', 'applyTime', 'publishTime', 'regTime'] as const),
    ...(['expiry', 'feeDue', 'owners', 'projectNumbers', 'usedBy'] as const),
  ],
  workbook: [
    ...(['code', 'name', 'type', 'subType', 'state', 'acquisition', 'acquireTime', 'owners', 'inventorIds'] as const),
    ...(['otherInventors', 'applyTime', 'applyNo', 'acceptTime', 'publishTime', 'examineTime', 'regTime'] as const),
    ...(['termEnd', 'feeYear', 'feeReduction', 'lapseTime', 'lapseReason', 'implementTime'] as const),
    ...(['advancement', 'support', 'usedYear', 'projectCodes', 'remark'] as const),
  ],
  sections: [
    {
      label: text('基本信息', 'Basics'),
      fields: [
        ...(['name', 'code', 'type', 'subType', 'iprClass', 'state', 'acquisition', 'acquireTime'] as const),
        ...(['owners', 'inventorIds', 'otherInventors'] as const),
      ],
    },
    {
      label: text('申请与授权', 'Application and grant'),
      fields: ['applyTime', 'applyNo', 'acceptTime', 'publishTime', 'examineTime', 'regTime'],
    },
    {
      label: text('维持与失效', 'Maintenance and lapse'),
      fields: ['feeYear', 'feeReduction', 'feeDue', 'termEnd', 'expiry', 'lapseTime', 'lapseReason'],
    },
    {
      label: text('使用与自评', 'Use and self-rating'),
      fields: ['implementTime', 'advancement', 'support', 'usedYear', 'projectCodes'],
    },
    { label: text('资料', 'Files'), fields: ['certificateFiles', 'remark'] },
  ],
  order: [{ field: 'regTime', descending: true }, { field: 'code' }],
  permissions: crud('intellectualproperty'),
});
