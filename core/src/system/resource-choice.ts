import { crud, defineResource, dictionary, integer, longText, string, yesNo } from '../records';
import { text } from '../kernel';
import { bucketFault, endpointFault } from './store-address';

/* The external services of the platform; at most one of each kind is in use. docs/wire.md, Object stores */

/** `yes_no`: 1 not in use, 2 in use. */
export const IN_USE = 2;
export const NOT_IN_USE = 1;

const inUse = integer({
  label: text('启用', 'In use'),
  names: { [NOT_IN_USE]: text('否', 'No'), [IN_USE]: text('是', 'Yes') },
  min: NOT_IN_USE,
  max: IN_USE,
  initial: () => NOT_IN_USE,
  readOnly: true,
});

const setFlagField = (zh: string, en: string) => yesNo({ label: text(zh, en), readOnly: true, initial: () => '1' });

/** Encrypted in the store and never returned. */
const sealed = {
  accessKey: string({ label: text('accessKey', 'Access key'), secret: true, setFlag: 'hasAccessKey', maxLength: 2000 }),
  secretKey: string({ label: text('secretKey', 'Secret key'), secret: true, setFlag: 'hasSecretKey', maxLength: 2000 }),
  hasAccessKey: setFlagField('已设置 accessKey', 'Access key set'),
  hasSecretKey: setFlagField('已设置 secretKey', 'Secret key set'),
};

/** Object store (对象存储). */
export const objectStore = defineResource('blade-resource/oss', {
  label: text('对象存储', 'Object store'),
  fields: {
    category: dictionary('oss', { label: text('分类', 'Kind'), required: text('请选择分类', 'Choose the kind') }),
    ossCode: string({ label: text('资源编号', 'Code'), required: text('请输入资源编号', 'Enter the code') }),
    endpoint: string({
      label: text('资源地址', 'Address'),
      required: text('请输入资源地址', 'Enter the address'),
      hint: text(
        '兼容 S3 的地址，如 https://s3.example.com；修改地址、空间名、region 或密钥后须重新启用',
        'That of the S3 protocol, e.g. https://s3.example.com; after a change of address, bucket, region or keys it must be taken into use again',
      ),
      rule: endpointFault,
    }),
    bucketName: string({
      label: text('空间名', 'Bucket'),
      required: text('请输入空间名', 'Enter the bucket'),
      rule: bucketFault,
    }),
    ...sealed,
    appId: string({ label: text('appId', 'App id') }),
    region: string({ label: text('region', 'Region') }),
    inUse,
    remark: longText({ label: text('备注', 'Remark') }),
  },
  naturalKey: ['ossCode'],
  title: 'ossCode',
  search: ['category', 'ossCode'],
  whenEmpty: text(
    '未启用对象存储时，附件保存在本系统中',
    'Until an object store is in use, files are kept in the product itself',
  ),
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

/** Keys of the dictionary `sms_outcome`: the delivery status of a message. */
export const smsOutcomes = { kept: '1', leaving: '2', sent: '3', refused: '4', unavailable: '5' } as const;
export type SmsOutcome = keyof typeof smsOutcomes;

/** The text messages sent, for users of the platform; where no gateway is configured, they are only stored here. */
export const smsOutbox = defineResource('blade-resource/sms-outbox', {
  label: text('短信记录', 'Sent message'),
  fields: {
    messageId: string({ label: text('编号', 'Number') }),
    phone: string({ label: text('手机号', 'Mobile') }),
    content: longText({ label: text('内容', 'Content') }),
    sentBy: string({ label: text('发送方式', 'Sent by') }),
    outcome: dictionary('sms_outcome', { label: text('发送结果', 'Outcome') }),
  },
  naturalKey: ['messageId'],
  title: 'phone',
  search: ['phone', 'outcome'],
  columns: ['phone', 'content', 'sentBy', 'outcome'],
  order: [{ field: 'messageId', descending: true }],
  calls: ['list', 'detail'],
  origin: 'derived',
  permissions: crud('smsoutbox'),
});
