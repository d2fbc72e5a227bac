import {
  codeSetting,
  copySetting,
  dataSource,
  generatedFiles,
  planResource,
  readSourceAddress,
  tableMeant,
  valueOf,
  type ArchivedFile,
  type DevelopPort,
  type DevelopTools,
  type ResourcePlan,
  type SourceConnection,
} from '../../develop';
import { faults, Refusal, text, isId } from '../../kernel';
import { existing, recordDetail, type Access, type Call, type RecordOf, type StoredRecord } from '../../records';
import type { AreaRunner } from './area-runner';
import type { SecretKeeper } from '../../system';
import { areaAccess } from '../permissions';

const access = areaAccess.develop;
const DOWNLOAD = `/api/${codeSetting.name}/download`;
const MOST_AT_ONCE = 20;

const NOT_HERE = text(
  '此环境不能连接外部数据库，请在服务器版本中使用',
  'Databases of others cannot be reached here; use the product on a server',
);
const NONE_CHOSEN = text('请选择至少一条数据', 'Select at least one record');
const TOO_MANY = text(
  `一次最多生成${MOST_AT_ONCE}条，请分批生成`,
  `At most ${MOST_AT_ONCE} are made at once; make them in parts`,
);
const UNREADABLE = text(
  '已保存的密码无法解开，请重新填写密码',
  'The stored password cannot be opened; enter the password again',
);

/** A setting together with a connection to its data source. */
interface Prepared {
  readonly setting: StoredRecord;
  readonly source: SourceConnection;
}

/**
 * The calls of data sources and the code generator. Whatever is asked of a foreign database is asked after the
 * transaction: no connection of our own waits for it.
 */
export function developPort({ run }: AreaRunner, tools: DevelopTools | undefined, secrets: SecretKeeper): DevelopPort {
  const present = (): DevelopTools => {
    if (!tools) throw new Refusal(faults.invalid(NOT_HERE));
    return tools;
  };
  const filesOf = async (
    asks: Access,
    ids: string,
  ): Promise<{ plans: ResourcePlan[]; files: readonly ArchivedFile[] }> => {
    const prepared = await run(asks, (call) => prepare(call, idsIn(ids), secrets));
    const { sources, migrations } = present();
    const plans: ResourcePlan[] = [];
    for (const { setting, source } of prepared) {
      const { schema, name } = tableMeant(setting, source.schema);
      const plan = planResource(setting, valueOf(await sources.table(source, schema, name)));
      if (!plan) throw new Refusal(faults.invalid(noTable(setting)));
      plans.push(plan);
    }
    return { plans, files: await generatedFiles(plans, migrations) };
  };
  return {
    selectSources: () =>
      run(access.selectSources, async (call) =>
        (await call.records.find(dataSource)).map(({ id, name, driverClass }) => ({
          id,
          name: String(name),
          driverClass: String(driverClass),
        })),
      ),
    testSource: async ({ id }) => {
      const source = await run(access.testSource, (call) => connectionTo(call, id, secrets));
      return { success: true, ...valueOf(await present().sources.test(source)) };
    },
    copyCode: ({ id }) =>
      run(access.copyCode, async (call) => {
        const copy = await copySetting(call, id);
        // The declaration types the record; the store only knows rows.
        return (await recordDetail(call, codeSetting, copy.id)) as unknown as RecordOf<typeof codeSetting>;
      }),
    generateCode: async ({ ids }) => {
      const { plans, files } = await filesOf(access.generateCode, ids);
      return {
        link: `${DOWNLOAD}?ids=${idsIn(ids).join(',')}`,
        name: archiveName(plans),
        files: files.map(({ path }) => path),
      };
    },
    downloadCode: async ({ ids }) => {
      const { plans, files } = await filesOf(access.downloadCode, ids);
      return { name: archiveName(plans), type: 'application/zip', bytes: await present().archives.zip(files) };
    },
  };
}

const archiveName = (plans: readonly ResourcePlan[]): string =>
  plans.length === 1 ? `${plans[0]!.file}.zip` : `${plans[0]!.file}-${plans.length}.zip`;

function idsIn(ids: string): string[] {
  const list = [...new Set(ids.split(',').map((id) => id.trim()))].filter(isId);
  if (list.length === 0) throw new Refusal(faults.invalid(NONE_CHOSEN));
  if (list.length > MOST_AT_ONCE) throw new Refusal(faults.invalid(TOO_MANY));
  return list;
}

async function prepare(call: Call, ids: readonly string[], secrets: SecretKeeper): Promise<Prepared[]> {
  const settings = await call.records.find(codeSetting, { where: [{ field: 'id', is: 'in', value: ids }] });
  if (settings.length < ids.length) throw new Refusal(faults.notFound(codeSetting.label));
  const prepared: Prepared[] = [];
  for (const setting of settings) {
    prepared.push({ setting, source: await connectionTo(call, String(setting.datasourceId), secrets) });
  }
  return prepared;
}

/** Everything a connection needs, the password opened. */
async function connectionTo(call: Call, id: string, secrets: SecretKeeper): Promise<SourceConnection> {
  const found = await existing(call, dataSource, id);
  const read = readSourceAddress(String(found.driverClass ?? ''), String(found.url ?? ''));
  if (!read.ok) throw new Refusal(faults.invalid(read.message));
  const sealed = found.password ?? null;
  const password = sealed === null ? '' : await secrets.open(String(sealed));
  if (password === null) throw new Refusal(faults.invalid(UNREADABLE));
  return { ...read.address, username: String(found.username ?? ''), password };
}

const noTable = ({ tableName }: StoredRecord) =>
  text(
    `没有找到表 ${tableName}，或它没有可生成的列`,
    `There is no table ${tableName}, or none of its columns can become a field`,
  );
