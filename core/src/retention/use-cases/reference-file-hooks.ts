import { closedYears } from '../../enterprise';
import { attachmentIds } from '../../evidence';
import { faults, fill, grouped, Refusal, text, type Text } from '../../kernel';
import { project } from '../../project';
import { hooksOn, sameValue, wholly, type Call, type HooksByName } from '../../records';
import { fileCode } from '../file-code';
import { referenceFile } from '../reference-file';
import { retainedKind } from '../retention-catalogue';
import { keptUntil } from '../retention-period';
import { foundElsewhere, type FoundFiles } from './found-elsewhere';

const said = {
  noProject: text('该资料按项目留存，请选择研发项目', 'It is kept of each project; choose the project'),
  ofYear: text('该资料按年度留存，不选择研发项目', 'It is kept of the year as a whole, without a project'),
  noFiles: text('请先上传文件，再标为已归集或已签章', 'Upload the files before it is marked as collected or signed'),
  declared: text('{year}年度已申报，补充资料请填写补充原因', '{year} is declared; say why the file is added later'),
  kept: text(
    '留存备查资料须保存至 {date}，到期前不能删除',
    'Retained files are kept until {date} and cannot be deleted before',
  ),
};

/** A retained file has its code, files behind what is said of it, and is kept as long as the law asks. */
export const referenceFileHooks: HooksByName = hooksOn(referenceFile, {
  beforeSubmit: async (call, values, before) => {
    const { year, fileNo, projectId, edition } = values;
    const kind = retainedKind(String(fileNo ?? ''));
    if (!kind || !year) return;
    if (kind.scope === 'project' && !projectId) refuse('projectId', said.noProject);
    if (kind.scope === 'year' && projectId) refuse('projectId', said.ofYear);
    const of = projectId ? await projectOf(call, projectId) : null;
    values.code = fileCode({
      ...{ category: kind.category, scope: kind.scope, year, projectCode: of?.code ?? '', devForm: of?.devForm ?? '' },
      ...{ fileNo: kind.no, edition: String(edition ?? 1) },
    });
    const hasFiles = attachmentIds(values.recordFiles ?? null).length > 0;
    const claimsFiles = values.state === 'complete' || values.state === 'signed';
    if (
      claimsFiles &&
      !hasFiles &&
      !kind.isPrinted &&
      !(await isElsewhere(call, { projectId, year, fileNo: kind.no }))
    ) {
      refuse('recordFiles', said.noFiles);
    }
    const isAdded = hasFiles && !sameValue(before?.recordFiles ?? null, values.recordFiles ?? null);
    if (!isAdded || !(await closedYears(call, [year])).has(year)) {
      values.supplementedOn = before?.supplementedOn ?? null;
      return;
    }
    if (!values.supplement) refuse('supplement', fill(said.declared, { year }));
    values.supplementedOn = call.clock.now().slice(0, 10);
  },
  beforeRemove: (call, rows) => {
    const today = call.clock.now().slice(0, 10);
    const kept = rows.find(
      ({ year, recordFiles }) => attachmentIds(recordFiles).length > 0 && today <= keptUntil(year),
    );
    if (kept) throw new Refusal(faults.invalid(fill(said.kept, { date: keptUntil(kept.year) })));
  },
  knownOnRead: (call) => call.answers.of(call, ['files in other registers'], foundInWords),
  onRead: async (_call, rows, found: FoundInWords) =>
    rows.map(({ year, projectId, fileNo }) => ({
      found: found[projectId ?? year]?.[fileNo] ?? null,
      keptUntil: keptUntil(year),
    })),
});

/** What other registers hold, by the project or year it is of and the kind of file. */
type FoundInWords = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

async function foundInWords(call: Call): Promise<FoundInWords> {
  const byHolder = grouped(await foundElsewhere(call), ({ of }) => of);
  return Object.fromEntries(
    [...byHolder].map(([holder, files]) => {
      const byKind = grouped(files, ({ fileNo }) => fileNo);
      return [holder, Object.fromEntries([...byKind].map(([kind, found]) => [kind, inWords(call, found)]))];
    }),
  );
}

function inWords({ language }: Call, found: readonly FoundFiles[]): string | null {
  const counts = new Map<string, number>();
  for (const { register, fileIds } of found) {
    const label = register.label[language];
    counts.set(label, (counts.get(label) ?? 0) + fileIds.length);
  }
  return [...counts].map(([label, count]) => `${label} ${count}`).join('；') || null;
}

async function isElsewhere(
  call: Call,
  { projectId, year, fileNo }: { readonly projectId?: string | null; readonly year: string; readonly fileNo: string },
): Promise<boolean> {
  const asked = projectId ? { projectIds: [projectId] } : { projectIds: [], years: [year] };
  return (await foundElsewhere(call, asked)).some((each) => each.fileNo === fileNo);
}

const projectOf = async (call: Call, id: string) =>
  (await wholly(call).records.find(project, { where: [{ field: 'id', is: 'equal', value: id }] }))[0];

function refuse(field: string, message: Text): never {
  throw new Refusal(faults.invalid(message, [{ field, message }]));
}
