import { fill, text, type Text } from '../../kernel';
import { crud, defineResource, integer, longText, string, time, yesNo, type RecordOf } from '../../records';
import { PRIVATE_HOSTS_SETTING } from '../../system';

/* docs/wire.md, Webhooks */

/** Keys of `yes_no`. */
export const [OFF, ON] = ['1', '2'];

/** No credentials, because they would be shown to everyone who may see the record, and no fragment, which is not sent. */
const ADDRESS = /^https?:\/\/(?:\[[\da-f:.]{2,45}\]|[^\s/:?#@,[\]\\%]{1,253})(?::\d{1,5})?(?:[/?][^\s#\\]*)?$/i;
const NO_ADDRESS = text(
  '推送地址格式不正确，请填写如 https://erp.example.com/rdm，地址中不能含用户名和密码',
  'The address has a wrong form; enter one such as https://erp.example.com/rdm, without user name and password',
);

const addressFault = (url: string): Text | null => (ADDRESS.test(url) ? null : NO_ADDRESS);

/** Webhook (事件推送): an address that is told when records of the tenant are written or removed. */
export const webhook = defineResource('blade-system/webhook', {
  label: text('事件推送', 'Webhook'),
  fields: {
    name: string({ label: text('名称', 'Name'), required: text('请输入名称', 'Enter the name'), maxLength: 100 }),
    url: string({
      label: text('推送地址', 'Address'),
      required: text('请输入推送地址', 'Enter the address'),
      hint: fill(
        text(
          '须为 https 地址；内网主机须由运维人员加入 {setting}，只有这些主机可用 http',
          'An https address; hosts of a private network, and those reached by http, must be listed in {setting}',
        ),
        { setting: PRIVATE_HOSTS_SETTING },
      ),
      maxLength: 500,
      rule: addressFault,
    }),
    /** `<resource>.<event>` joined by commas, see `webhook-events.ts`. */
    events: longText({
      label: text('推送的事件', 'Events'),
      required: text('请选择推送的事件', 'Choose the events'),
      maxLength: 12_000,
    }),
    secret: string({
      label: text('签名密钥', 'Signature secret'),
      secret: true,
      setFlag: 'hasSecret',
      hint: text(
        '接收方用它验证签名，至少16个字符',
        'The receiver checks the signature with it; 16 characters at least',
      ),
      maxLength: 2000,
    }),
    hasSecret: yesNo({ label: text('已设置签名密钥', 'Secret set'), readOnly: true, initial: () => OFF! }),
    active: yesNo({ label: text('启用', 'In use'), initial: () => ON! }),
    /** Deliveries given up since the last that arrived. */
    failures: integer({ label: text('连续放弃次数', 'Failures in a row'), readOnly: true }),
    /** When it was put out of use because nothing arrived any more. */
    pausedAt: time({ label: text('自动暂停时间', 'Paused'), readOnly: true }),
    remark: longText({ label: text('备注', 'Remark') }),
  },
  naturalKey: ['name'],
  title: 'name',
  search: ['name', 'url', 'active'],
  columns: ['name', 'url', 'active', 'failures', 'pausedAt', 'remark'],
  calls: ['list', 'detail', 'submit', 'remove', 'history'],
  permissions: crud('webhook'),
});

export type WebhookRecord = RecordOf<typeof webhook>;

/** What became of a delivery. `kept`: where nothing is sent, as in the browser. */
export const deliveryStates = { waiting: 1, delivered: 2, givenUp: 3, kept: 4 } as const;

/** Why the last attempt did not arrive. */
export const deliveryFailures = {
  noAnswer: 1,
  refusedStatus: 2,
  refusedHost: 3,
  unknownHost: 4,
  plainHttp: 5,
  sealedSecret: 6,
  removed: 7,
} as const;
export type DeliveryFailure = keyof typeof deliveryFailures;

export const failureTexts: Readonly<Record<DeliveryFailure, Text>> = {
  noAnswer: text('10秒内没有应答', 'No answer within ten seconds'),
  refusedStatus: text('应答不是2xx', 'The answer was not 2xx'),
  refusedHost: fill(
    text('不允许连接该主机，内网主机须加入 {setting}', 'This host must not be reached unless listed in {setting}'),
    { setting: PRIVATE_HOSTS_SETTING },
  ),
  unknownHost: text('找不到该主机', 'The host was not found'),
  plainHttp: fill(
    text(
      'http 地址的主机须加入 {setting}，请改用 https',
      'A host reached by http must be listed in {setting}; use https',
    ),
    { setting: PRIVATE_HOSTS_SETTING },
  ),
  sealedSecret: text('签名密钥无法解开，请重新填写', 'The secret cannot be opened; enter it again'),
  removed: text('事件推送已删除', 'The webhook was removed'),
};

const named = <Name extends string>(codes: Readonly<Record<Name, number>>, texts: Readonly<Record<Name, Text>>) =>
  Object.fromEntries(Object.entries<number>(codes).map(([name, code]) => [code, texts[name as Name]]));

/** Delivery (推送记录): one event for one webhook; written with what it tells of, and sent afterwards. */
export const webhookDelivery = defineResource('blade-system/webhook-delivery', {
  label: text('推送记录', 'Delivery'),
  fields: {
    /** Sent as `RDM-Delivery`, the same at every attempt. */
    deliveryId: string({ label: text('推送编号', 'Number') }),
    webhookId: string({ label: text('事件推送编号', 'Id of the webhook') }),
    webhookName: string({ label: text('事件推送', 'Webhook') }),
    eventId: string({ label: text('事件编号', 'Number of the event') }),
    event: string({ label: text('事件', 'Event') }),
    resource: string({ label: text('资源', 'Resource') }),
    body: longText({ label: text('推送内容', 'Body'), maxLength: 60_000 }),
    state: integer({
      label: text('状态', 'Status'),
      names: named(deliveryStates, {
        waiting: text('待发送', 'Waiting'),
        delivered: text('已送达', 'Delivered'),
        givenUp: text('已放弃', 'Given up'),
        kept: text('演示中不发送', 'Not sent in the demonstration'),
      }),
    }),
    attempts: integer({ label: text('尝试次数', 'Attempts') }),
    nextAttemptAt: time({ label: text('下次尝试', 'Next attempt') }),
    lastAttemptAt: time({ label: text('最近尝试', 'Last attempt') }),
    responseCode: integer({ label: text('应答码', 'Response code') }),
    response: longText({ label: text('应答内容', 'Answer'), maxLength: 500 }),
    durationMs: integer({ label: text('耗时（毫秒）', 'Duration in milliseconds') }),
    failure: integer({ label: text('未送达原因', 'Why not'), names: named(deliveryFailures, failureTexts) }),
  },
  onRead: {
    registerLabel: string({ label: text('登记表', 'Register') }),
    eventLabel: string({ label: text('变动', 'Change') }),
  },
  naturalKey: ['deliveryId'],
  title: 'deliveryId',
  search: ['webhookName', 'resource', 'state'],
  columns: [
    'webhookName',
    'registerLabel',
    'eventLabel',
    'state',
    'attempts',
    'responseCode',
    'failure',
    'lastAttemptAt',
    'nextAttemptAt',
  ],
  order: [{ field: 'deliveryId', descending: true }],
  calls: ['list', 'detail'],
  origin: 'derived',
  permissions: crud('webhookdelivery'),
});

export type DeliveryRecord = RecordOf<typeof webhookDelivery>;
