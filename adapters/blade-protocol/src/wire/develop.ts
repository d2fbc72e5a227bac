import { codeSetting } from '@rdm/core/internal/develop';
import type { AreaCallTable } from '@rdm/core/internal/application';
import { text } from '@rdm/core/internal/kernel';
import { download, get, postForm, type Wire } from './wire-line';

/** docs/wire.md, Data sources and code generator */
export const developWire: Wire<AreaCallTable['develop']> = {
  selectSources: get('blade-develop/datasource/select'),
  testSource: postForm('blade-develop/datasource/test', { said: text('连接成功', 'Connected') }),
  copyCode: postForm('blade-develop/code/copy', { record: codeSetting }),
  generateCode: postForm('blade-develop/code/gen-code', { said: text('代码生成成功', 'Code generated') }),
  downloadCode: download('blade-develop/code/download'),
};
