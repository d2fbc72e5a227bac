import { crud, defineResource, dictionary, integer, longText, string, text } from '../kernel';

/* The services the platform may use, of each kind one at a time. `blade-wire.md` §3.14 */

/** `yes_no`: 1 not in use, 2 in use. */
export const IN_USE = 2;
export const NOT_IN_USE = 1;

const inUse = integer({
  label: text('启用', 'In use'),
  hint: text('1 否，2 是', '1 no, 2 yes'),
  min: NOT_IN_USE,
  max: IN_USE,
  initial: () => NOT_IN_USE,
  readOnly: true,
});

const kept = text('已保存的不显示，留空则不修改', 'What is stored is not shown; left empty it stays');

/** Sealed in the store and never sent back; `hasSecret` tells that there is one. */
const sealed = {
  accessKey: string({ label: text('accessKey', 'Access key'), secret: true, hint: kept, maxLength: 2000 }),
  secretKey: string({ label: text('secretKey', 'Secret key'), secret: true, hint: kept, maxLength: 2000 }),
};

/** The fields that hold secrets, as they are sent. */
export const secretFields = ['accessKey', 'secretKey'] as const;

/** Object store (对象存储). */
export const objectStore = defineResource('blade-resource/oss', {
  label: text('对象存储', 'Object store'),
  fields: {
    category: dictionary('oss', { label: text('分类', 'Kind'), required: text('请选择分类', 'Choose the kind') }),
    ossCode: string({ label: text('资源编号', 'Code'), required: text('请输入资源编号', 'Enter the code') }),
    endpoint: string({ label: text('资源地址', 'Address'), required: text('请输入资源地址', 'Enter the address') }),
    bucketName: string({ label: text('空间名', 'Bucket'), required: text('请输入空间名', 'Enter the bucket') }),
    ...sealed,
    appId: string({ label: text('appId', 'App id') }),
    region: string({ label: text('region', 'Region') }),
    inUse,
    remark: longText({ label: text('备注', 'Remark') }),
  },
  naturalKey: ['ossCode'],
  title: 'ossCode',
  search: ['category', 'ossCode'],
  columns: ['category', 'ossCode', 'endpoint', 'bucketName', 'inUse', 'remark'],
  calls: ['list', 'detail', 'submit', 'remove', 'history'],
  permissions: crud('oss'),
});

/** Text message service (短信配置). */
export const smsService = defineResource('blade-resource/sms', {
  label: text('短信配置', 'Text message service'),
  fields: {
    category: dictionary('sms', { label: text('分类', 'Kind'), required: text('请选择分类', 'Choose the kind') }),
    smsCode: string({ label: text('资源编号', 'Code'), required: text('请输入资源编号', 'Enter the code') }),
    templateId: string({ label: text('模板内容', 'Template'), maxLength: 500 }),
    ...sealed,
    regionId: string({ label: text('regionId', 'Region') }),
    signName: string({ label: text('短信签名', 'Signature') }),
    inUse,
    remark: longText({ label: text('备注', 'Remark') }),
  },
  naturalKey: ['smsCode'],
  title: 'smsCode',
  search: ['category', 'smsCode'],
  columns: ['category', 'smsCode', 'templateId', 'signName', 'inUse', 'remark'],
  calls: ['list', 'detail', 'submit', 'remove', 'history'],
  permissions: crud('sms'),
});

/** What was sent as text messages, for the platform's people; the way messages leave where no gateway is set up. */
export const smsOutbox = defineResource('blade-resource/sms-outbox', {
  label: text('短信记录', 'Sent message'),
  fields: {
    messageId: string({ label: text('编号', 'Number') }),
    phone: string({ label: text('手机号', 'Mobile') }),
    content: longText({ label: text('内容', 'Content') }),
    sentBy: string({ label: text('发送方式', 'Sent by') }),
  },
  naturalKey: ['messageId'],
  title: 'phone',
  search: ['phone'],
  columns: ['phone', 'content', 'sentBy'],
  order: [{ field: 'messageId', descending: true }],
  calls: ['list', 'detail'],
  origin: 'derived',
  permissions: crud('smsoutbox'),
});
