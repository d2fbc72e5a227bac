import { text, type Text } from '../../kernel';
import type { RecordOf } from '../../records';
import type { codeSetting } from '../code-setting';
import type { SourceColumn, SourceTable } from '../driven';
import { camelCase, englishLabel, hyphened, oneLine, wordsOf } from './names';
import { fieldsOfTable, type NamedField } from './table-fields';

type CodeSetting = RecordOf<typeof codeSetting>;

/** Everything generated from one table: the declaration, its table, its menu, and their locations. */
export interface ResourcePlan {
  /** Its path under /api, e.g. `blade-rdm/equipment-loan`. */
  readonly name: string;
  readonly label: Text;
  /** The table it was read from. */
  readonly table: string;
  /** The folder under core/src. */
  readonly area: string;
  /** The file in it without its ending, and the constant it exports. */
  readonly file: string;
  readonly variable: string;
  /** The code of its menu and the prefix of its permissions, e.g. followed by `_view`. */
  readonly menu: string;
  /** The path of its page. */
  readonly path: string;
  readonly fields: readonly NamedField[];
  readonly naturalKey: readonly string[];
  readonly title: string;
  readonly search: readonly string[];
  readonly columns: readonly string[];
  readonly leftOut: readonly SourceColumn[];
}

/** Reserved words and the names a declaration imports: no constant may have one of these names. */
const reserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public ' +
    'return static super switch this throw true try typeof undefined var void while with yield crud date integer money ' +
    'number string structure text time'
  ).split(' '),
);

/** Limits that keep the names of the table's indexes within PostgreSQL's maximum length. */
const [LONGEST_SERVICE, LONGEST_ENTITY] = [24, 30];
const MOST_COLUMNS = 8;
const API_PATH = /^\/?(?:api\/)?([a-z][a-z0-9-]{0,23})\/([a-z][a-z0-9-]{0,29})$/;
const PAGE_PATH = /^(?:\/[a-z0-9][\w-]{0,40}){1,4}$/i;

/** The plan of a setting for a table; null if the table has no usable column. */
export function planResource(setting: CodeSetting, table: SourceTable): ResourcePlan | null {
  const { fields, leftOut, naturalKey } = fieldsOfTable(table, given(setting, 'pkName'));
  if (fields.length === 0) return null;
  const places = placesOf(setting);
  const shown = fields.filter(({ builder }) => builder !== 'structure' && builder !== 'longText');
  const texts = fields.filter(({ builder }) => builder === 'string');
  const label = oneLine(given(setting, 'codeName'), 60) || places.file;
  return {
    ...places,
    label: text(label, englishLabel(places.file) ?? label),
    table: oneLine(given(setting, 'tableName'), 130),
    fields,
    naturalKey,
    title: (texts[0] ?? shown[0] ?? fields[0]!).name,
    search: texts.slice(0, 3).map(({ name }) => name),
    columns: (shown.length > 0 ? shown : fields).slice(0, MOST_COLUMNS).map(({ name }) => name),
    leftOut,
  };
}

/** The text fields of a setting. */
type Given = Exclude<keyof (typeof codeSetting)['fields'], 'datasourceId' | 'baseMode' | 'wrapMode'>;

const given = (setting: CodeSetting, name: Given): string => (setting[name] ?? '').trim();

/** The table of a setting: qualified with its own schema, or in that of the data source. */
export function tableMeant(setting: CodeSetting, schema: string): { readonly schema: string; readonly name: string } {
  const parts = given(setting, 'tableName').replaceAll('"', '').split('.');
  return parts.length > 1 ? { schema: parts[0]!, name: parts.slice(1).join('.') } : { schema, name: parts[0]! };
}

function placesOf(setting: CodeSetting): Pick<ResourcePlan, 'name' | 'area' | 'file' | 'variable' | 'menu' | 'path'> {
  const [, apiService, apiEntity] = API_PATH.exec(given(setting, 'apiPath').toLowerCase()) ?? [];
  const service = apiService ?? hyphened(given(setting, 'serviceName'), LONGEST_SERVICE, 'blade-rdm');
  const file = apiEntity ?? hyphened(withoutPrefix(setting), LONGEST_ENTITY, 'record');
  const area = areaOf(setting, service);
  const webPath = given(setting, 'webPath');
  const variable = camelCase(file);
  return {
    name: `${service}/${file}`,
    area,
    file,
    variable: reserved.has(variable) ? `${variable}Record` : variable,
    menu: wordsOf(file).join(''),
    path: PAGE_PATH.test(webPath) ? webPath : `/${area}/${file}`,
  };
}

function withoutPrefix(setting: CodeSetting): string {
  const { name } = tableMeant(setting, '');
  const prefix = given(setting, 'tablePrefix');
  return prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/** Areas that declare no records of their own. */
const notForRecords: ReadonlySet<string> = new Set(['kernel', 'records', 'application']);

/** The last part of the package, e.g. `desk` of org.springblade.desk; areas without records get a suffix. */
function areaOf(setting: CodeSetting, service: string): string {
  const last =
    given(setting, 'packageName')
      .split(/[./\\]/)
      .findLast((part) => wordsOf(part).length > 0) ?? '';
  const area = hyphened(last, LONGEST_ENTITY, service.replace(/^blade-/, ''));
  return notForRecords.has(area) ? `${area}-records` : area;
}
