import { text, type Text } from '../kernel';
import { standardDictionaries, type StandardDictionary } from './standard-dictionaries';

const numbered = (code: string, name: Text, first: 0 | 1, labels: readonly Text[]): StandardDictionary => ({
  code,
  name,
  entries: labels.map((label, at) => [String(at + first), label]),
});

/** The choices in forms of notices, object stores and text messages. docs/wire.md, Standard dictionaries */
export const platformDictionaries: readonly StandardDictionary[] = [
  numbered('notice', text('通知类型', 'Kind of notice'), 1, [
    text('发布通知', 'Announcement'),
    text('批转通知', 'Endorsed'),
    text('转发通知', 'Forwarded'),
    text('指示通知', 'Instruction'),
    text('任免通知', 'Appointments'),
    text('事务通知', 'Affairs'),
  ]),
  numbered('oss', text('对象存储类型', 'Kind of object store'), 1, [
    text('minio', 'MinIO'),
    text('七牛云', 'Qiniu'),
    text('阿里云', 'Alibaba Cloud'),
    text('腾讯云', 'Tencent Cloud'),
  ]),
  numbered('sms', text('短信服务类型', 'Text message service'), 1, [
    text('云片', 'Yunpian'),
    text('七牛云', 'Qiniu'),
    text('阿里云', 'Alibaba Cloud'),
    text('腾讯云', 'Tencent Cloud'),
  ]),
  numbered('sms_outcome', text('短信发送结果', 'Outcome of a text message'), 1, [
    text('留存待查', 'Kept here'),
    text('发送中', 'Sending'),
    text('已发送', 'Sent'),
    text('网关拒绝', 'Refused by the gateway'),
    text('网关无应答', 'No response from the gateway'),
  ]),
];

const shared = standardDictionaries.filter(({ code }) => ['sex', 'yes_no', 'org_category'].includes(code));

/** The system dictionary of the platform. docs/wire.md, Standard dictionaries */
export const systemDictionaries: readonly StandardDictionary[] = [
  ...shared,
  ...platformDictionaries,
  numbered('menu_category', text('菜单类型', 'Kind of menu'), 1, [text('菜单', 'Menu'), text('按钮', 'Button')]),
  numbered('button_func', text('按钮功能', 'Place of a button'), 1, [
    text('工具栏', 'Toolbar'),
    text('操作栏', 'Row'),
    text('工具操作栏', 'Toolbar and row'),
  ]),
  numbered('flow', text('流程类型', 'Kind of flow'), 1, [text('请假流程', 'Leave'), text('报销流程', 'Expenses')]),
  numbered('data_scope_type', text('数据权限', 'Data scope'), 1, [
    text('全部可见', 'Everything'),
    text('本人可见', 'One’s own'),
    text('所在机构可见', 'One’s own department'),
    text('所在机构及子级可见', 'One’s own department and below'),
    text('自定义', 'Custom conditions'),
  ]),
  numbered('api_scope_type', text('接口权限', 'API scope'), 1, [
    text('系统接口', 'System'),
    text('业务接口', 'Business'),
  ]),
  numbered('scope_category', text('权限类型', 'Kind of scope'), 1, [
    text('数据权限', 'Data scope'),
    text('接口权限', 'API scope'),
  ]),
  numbered('post_category', text('岗位类型', 'Kind of post'), 1, [
    text('高层', 'Senior'),
    text('中层', 'Middle'),
    text('基层', 'Junior'),
    text('其他', 'Other'),
  ]),
  numbered('region', text('行政区划', 'Level of a division'), 0, [
    text('国家', 'Country'),
    text('省份/直辖市', 'Province'),
    text('地市', 'City'),
    text('区县', 'County'),
    text('乡镇', 'Township'),
    text('村委', 'Village'),
  ]),
  numbered('user_type', text('用户平台', 'Platform of the user'), 1, [
    text('WEB', 'Web'),
    text('APP', 'App'),
    text('OTHER', 'Other'),
  ]),
];
