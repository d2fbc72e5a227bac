import { faults, isId, Refusal, text } from '../../kernel';
import type { Call, Download, RecordOf, Visit } from '../../records';
import { codeSetting } from '../code-setting';
import type { SourceConnection } from '../driven';
import { generatedFiles, type GeneratedFile } from '../generate/generated-files';
import { planResource, tableMeant, type ResourcePlan } from '../generate/resource-plan';
import { valueOf } from '../source-refusals';
import { connectionTo, presentTools, type DevelopServices } from './source-connection';

const DOWNLOAD = `/api/${codeSetting.name}/download`;
const MOST_AT_ONCE = 20;

const NONE_CHOSEN = text('请选择至少一条数据', 'Select at least one record');
const TOO_MANY = text(
  `一次最多生成${MOST_AT_ONCE}条，请分批生成`,
  `At most ${MOST_AT_ONCE} are made at once; make them in parts`,
);

type CodeSetting = RecordOf<typeof codeSetting>;

/** Generated code: its download link and its files. */
export interface GeneratedCode {
  /** A path of the server. */
  readonly link: string;
  /** The name of the archive. */
  readonly name: string;
  readonly files: readonly string[];
}

/** Ids of settings. `system` names the front end; ignored, because there is only one. */
interface Asked {
  readonly ids: string;
  readonly system?: string;
}

/** Generates the code of settings, and returns where to download it. */
export async function generateCode(visit: Visit, { ids }: Asked, services: DevelopServices): Promise<GeneratedCode> {
  const { plans, files } = await codeOf(visit, ids, services);
  return {
    link: `${DOWNLOAD}?ids=${idsIn(ids).join(',')}`,
    name: archiveName(plans),
    files: files.map(({ path }) => path),
  };
}

/** The same as a zip. */
export async function downloadCode(visit: Visit, { ids }: Asked, services: DevelopServices): Promise<Download> {
  const { plans, files } = await codeOf(visit, ids, services);
  const bytes = await services.archiveWriter.zip(files);
  return { name: archiveName(plans), type: 'application/zip', bytes };
}

/** External databases are queried after the transaction, so that no database connection is held while waiting. */
async function codeOf(
  { run }: Visit,
  ids: string,
  services: DevelopServices,
): Promise<{ readonly plans: readonly ResourcePlan[]; readonly files: readonly GeneratedFile[] }> {
  const prepared = await run((call) => prepare(call, idsIn(ids), services));
  const { sources, migrations } = presentTools(services);
  const plans: ResourcePlan[] = [];
  for (const { setting, source } of prepared) {
    const { schema, name } = tableMeant(setting, source.schema);
    const plan = planResource(setting, valueOf(await sources.table(source, schema, name)));
    if (!plan) throw new Refusal(faults.invalid(noTable(setting)));
    plans.push(plan);
  }
  return { plans, files: await generatedFiles(plans, migrations) };
}

const archiveName = (plans: readonly ResourcePlan[]): string =>
  plans.length === 1 ? `${plans[0]!.file}.zip` : `${plans[0]!.file}-${plans.length}.zip`;

function idsIn(ids: string): string[] {
  const list = [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => isId(id));
  if (list.length === 0) throw new Refusal(faults.invalid(NONE_CHOSEN));
  if (list.length > MOST_AT_ONCE) throw new Refusal(faults.invalid(TOO_MANY));
  return list;
}

/** A setting together with a connection to its data source. */
interface Prepared {
  readonly setting: CodeSetting;
  readonly source: SourceConnection;
}

async function prepare(call: Call, ids: readonly string[], services: DevelopServices): Promise<Prepared[]> {
  const settings = await call.records.find(codeSetting, { where: [{ field: 'id', is: 'in', value: ids }] });
  if (settings.length < ids.length) throw new Refusal(faults.notFound(codeSetting.label));
  const prepared: Prepared[] = [];
  for (const setting of settings) {
    prepared.push({ setting, source: await connectionTo(call, setting.datasourceId ?? '', services) });
  }
  return prepared;
}

const noTable = ({ tableName }: CodeSetting) =>
  text(
    `没有找到表 ${tableName}，或它没有可生成的列`,
    `There is no table ${tableName}, or none of its columns can become a field`,
  );
