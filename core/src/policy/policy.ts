import { text } from '../kernel';
import { crud, date, defineResource, dictionary, files, longText, string } from '../records';
import { readConditions } from './policy-condition';
import { OFF_SHELF } from './policy-dictionaries';

/** 政策: a document of the law or a programme, with the conditions an enterprise has to meet as data. */
export const policy = defineResource('pol/policies', {
  label: text('政策', 'Policy'),
  fields: {
    title: string({
      label: text('政策名称', 'Title'),
      required: text('请输入政策名称', 'Enter the title'),
      maxLength: 200,
    }),
    documentNo: string({ label: text('文号', 'Document number'), maxLength: 100 }),
    organ: string({ label: text('发文机关', 'Issued by'), maxLength: 200 }),
    level: dictionary('policy_level', {
      label: text('级别', 'Level'),
      required: text('请选择级别', 'Choose the level'),
      initial: () => 'municipal',
    }),
    type: dictionary('policy_type', {
      label: text('类型', 'Kind'),
      required: text('请选择类型', 'Choose the kind'),
    }),
    contentStatus: dictionary('content_status', {
      label: text('上下架状态', 'Publication'),
      readOnly: true,
      initial: () => OFF_SHELF,
    }),
    publishedOn: date({ label: text('发布日期', 'Published on') }),
    effectiveOn: date({ label: text('生效日期', 'In force from') }),
    expiresOn: date({
      label: text('失效日期', 'In force until'),
      hint: text('不填为长期有效', 'Empty: without an end'),
      notBefore: {
        field: 'effectiveOn',
        message: text('失效日期不能早于生效日期', 'It cannot end before it begins'),
      },
    }),
    opensOn: date({ label: text('申报开始日期', 'Applications from') }),
    closesOn: date({
      label: text('申报截止日期', 'Applications until'),
      notBefore: {
        field: 'opensOn',
        message: text('申报截止日期不能早于开始日期', 'Applications cannot end before they begin'),
      },
    }),
    industry: string({ label: text('适用行业', 'Industries'), maxLength: 200 }),
    amount: string({
      label: text('支持标准', 'What it gives'),
      hint: text('如：最高 100 万元', 'For example, up to 1 million yuan'),
      maxLength: 200,
    }),
    conditions: longText({
      label: text('申报条件', 'Conditions'),
      hint: text(
        '每行一个条件，如“研发费用占营业收入 ≥ 5”；同一行用“ 或 ”（前后空格）分隔表示满足其一。金额单位为元，占比和增长率为百分数',
        'One a line, like “rdShare ≥ 5”; “ or ” between two means that one of them is enough. Amounts in yuan, shares in percent',
      ),
      rule: (value) => readConditions(value).faults[0] ?? null,
      maxLength: 2000,
    }),
    summary: longText({ label: text('政策要点', 'Key points'), maxLength: 4000 }),
    content: longText({ label: text('政策全文', 'Full text'), maxLength: 50_000 }),
    attachments: files({ label: text('附件', 'Attachments') }),
    sourceUrl: string({
      label: text('来源网址', 'Source'),
      maxLength: 500,
      rule: (value) =>
        /^https?:\/\//i.test(value)
          ? null
          : text('网址以 http:// 或 https:// 开头', 'An address begins with http:// or https://'),
    }),
    replaces: string({ label: text('替代文件', 'Replaces'), maxLength: 100 }),
    replacedBy: string({ label: text('被替代为', 'Replaced by'), maxLength: 100 }),
    titleEn: string({ label: text('英文名称', 'Title in English'), maxLength: 300 }),
    summaryEn: longText({ label: text('英文要点', 'Key points, in English'), maxLength: 4000 }),
  },
  naturalKey: ['title', 'documentNo'],
  title: 'title',
  search: ['title', 'documentNo', 'level', 'type', 'contentStatus'],
  columns: ['title', 'contentStatus', 'documentNo', 'organ', 'level', 'type', 'publishedOn', 'expiresOn', 'closesOn'],
  sections: [
    {
      label: text('政策', 'Policy'),
      fields: ['title', 'documentNo', 'organ', 'level', 'type', 'contentStatus'],
    },
    {
      label: text('时间', 'Dates'),
      fields: ['publishedOn', 'effectiveOn', 'expiresOn', 'opensOn', 'closesOn'],
    },
    { label: text('适用', 'Who it is for'), fields: ['industry', 'amount', 'conditions'] },
    {
      label: text('内容', 'Content'),
      fields: ['summary', 'content', 'attachments', 'sourceUrl', 'replaces', 'replacedBy', 'titleEn', 'summaryEn'],
    },
  ],
  order: [{ field: 'publishedOn', descending: true }, { field: 'documentNo' }],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'restore', 'export'],
  permissions: crud('policies'),
});
