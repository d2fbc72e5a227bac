import { text, type Text } from '../kernel';
import type { StandardDictionary } from '../system';
import { FUNCTION_MODULE } from './function-enable';
import { functionModules } from './function-modules';

const dictionary = (code: string, name: Text, entries: readonly (readonly [string, Text])[]): StandardDictionary => ({
  code,
  name,
  entries,
});

/** The dictionaries of people, posts and scopes. docs/wire.md, Standard dictionaries */
export const accessDictionaries: readonly StandardDictionary[] = [
  dictionary('user_type', text('用户平台', 'Platform of the user'), [
    ['1', text('WEB', 'Web')],
    ['2', text('APP', 'App')],
    ['3', text('OTHER', 'Other')],
  ]),
  dictionary('post_category', text('岗位类型', 'Kind of post'), [
    ['1', text('高层', 'Senior')],
    ['2', text('中层', 'Middle')],
    ['3', text('基层', 'Junior')],
    ['4', text('其他', 'Other')],
  ]),
  dictionary('data_scope_type', text('数据权限', 'Data scope'), [
    ['1', text('全部可见', 'Everything')],
    ['2', text('本人可见', 'One’s own')],
    ['3', text('所在机构可见', 'One’s own department')],
    ['4', text('所在机构及子级可见', 'One’s own department and below')],
    ['5', text('自定义', 'Custom conditions')],
  ]),
  dictionary('api_scope_type', text('接口权限', 'API scope'), [
    ['1', text('系统接口', 'System')],
    ['2', text('业务接口', 'Business')],
  ]),
  dictionary(
    FUNCTION_MODULE,
    text('功能模块', 'Module'),
    functionModules.map(({ code, name }) => [code, name]),
  ),
];
