import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { copySetting } from './use-cases/copy-setting';
import { dataSourceChoices, testDataSource } from './use-cases/data-sources';
import { downloadCode, generateCode } from './use-cases/generate-code';

const named = v.object({ id: argument.id });

/** Data sources and the code generator; platform only. docs/wire.md, Data sources and code generator */
export const developCalls = calls({
  selectSources: {
    needs: 'datasource_view',
    about: text('数据源选择列表', 'The data sources, to choose from.'),
    answers: v.array(v.object({ id: answer.id, name: v.string(), driverClass: v.string() })),
    does: dataSourceChoices,
  },
  testSource: {
    // A test sends the stored credentials to the stored address, so viewing is not a sufficient permission.
    needs: 'datasource_edit',
    about: text(
      '测试连接',
      'Connects to a data source as it is stored, within five seconds. Only PostgreSQL is reached; hosts of private ' +
        'networks where the operator allows them. A refusal says what to look at, never what was answered.',
    ),
    takes: named,
    answers: v.object({ success: v.literal(true), version: v.string() }),
    conducts: testDataSource,
  },
  copyCode: {
    needs: 'code_add',
    about: text('复制代码设置', 'Adds a setting like this one, with `-copy` behind its name.'),
    takes: named,
    does: copySetting,
  },
  generateCode: {
    needs: 'code_edit',
    about: text(
      '代码生成',
      'Reads the columns of the tables and makes a declaration for each, a migration, and what to do with them. ' +
        '`link` fetches them as a zip.',
    ),
    takes: v.object({
      ids: argument.idList,
      system: argument.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
    answers: v.object({ link: v.string(), name: v.string(), files: v.array(v.string()) }),
    conducts: generateCode,
  },
  downloadCode: {
    needs: 'code_edit',
    about: text('下载生成的代码', 'The code of settings as a zip, made anew.'),
    takes: v.object({ ids: argument.idList }),
    conducts: downloadCode,
  },
});

export type DevelopPort = PortOf<typeof developCalls>;
