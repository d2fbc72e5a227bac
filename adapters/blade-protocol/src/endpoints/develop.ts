import { codeSetting, dataSource } from '@rdm/core/application';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, idList, optional } from './parameters';

const sources = `/api/${dataSource.name}`;
const codes = `/api/${codeSetting.name}`;

/** Data sources and the code generator. docs/wire.md, Data sources and code generator */
export const developEndpoints: EndpointTable['develop'] = {
  selectSources: { method: 'GET', path: `${sources}/select` },
  testSource: {
    method: 'POST',
    path: `${sources}/test`,
    query: v.object({ id }),
    said: text('连接成功', 'Connected'),
  },
  copyCode: { method: 'POST', path: `${codes}/copy`, query: v.object({ id }), record: codeSetting },
  generateCode: {
    method: 'POST',
    path: `${codes}/gen-code`,
    query: v.object({ ids: idList, system: optional(v.pipe(v.string(), v.maxLength(40))) }),
    said: text('代码生成成功', 'The code is made'),
  },
  downloadCode: { method: 'GET', path: `${codes}/download`, query: v.object({ ids: idList }), answer: 'download' },
};
