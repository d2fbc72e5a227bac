/** PostgreSQL's reserved words, which must be quoted as names. */
const reserved = new Set(
  (
    'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation ' +
    'column concurrently constraint create cross current_catalog current_date current_role current_schema current_time ' +
    'current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze ' +
    'from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit ' +
    'localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references ' +
    'returning right select session_user similar some symmetric system_user table tablesample then to trailing true ' +
    'union unique user using variadic verbose when where window with'
  ).split(' '),
);

const LONGEST = 63;

/** A name as written in SQL. @throws Error on one PostgreSQL would truncate or misread */
export function identifier(name: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`${name} cannot be a name in the database`);
  if (name.length > LONGEST) throw new Error(`${name} is longer than ${LONGEST} characters`);
  return reserved.has(name) ? `"${name}"` : name;
}

/** `blade-rdm/project-member` → `blade_rdm_project_member` */
export function tableName(resource: string): string {
  return snakeCase(resource.replaceAll(/[/-]/g, '_'));
}

/** `deptId` → `dept_id` */
export function snakeCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]|(?<!^)(?<!_)[A-Z](?=[a-z])/g, (letter) => `_${letter}`).toLowerCase();
}
