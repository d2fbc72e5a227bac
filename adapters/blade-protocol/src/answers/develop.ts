import type { DevelopPort } from '@rdm/core/application';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { id } from './wire-values';

export const developAnswers: AnswersOf<DevelopPort> = {
  selectSources: {
    about: text('数据源选择列表', 'The data sources, to choose from.'),
    schema: v.array(v.object({ id, name: v.string(), driverClass: v.string() })),
  },
  testSource: {
    about: text(
      '测试连接',
      'Connects to a data source as it is stored, within five seconds. Only PostgreSQL is reached; hosts of private ' +
        'networks where the operator allows them. A refusal says what to look at, never what was answered.',
    ),
    schema: v.object({ success: v.literal(true), version: v.string() }),
  },
  copyCode: { about: text('复制代码设置', 'Adds a setting like this one, with `-copy` behind its name.') },
  generateCode: {
    about: text(
      '代码生成',
      'Reads the columns of the tables and makes a declaration for each, a migration, and what to do with them. ' +
        '`link` fetches them as a zip.',
    ),
    schema: v.object({ link: v.string(), name: v.string(), files: v.array(v.string()) }),
  },
  downloadCode: { about: text('下载生成的代码', 'The code of settings as a zip, made anew.') },
};
