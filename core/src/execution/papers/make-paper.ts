import { downloadOf, storedFile, attachmentNamed, type StoredFile } from '../../evidence';
import { faults, fill, Refusal, text, type Text } from '../../kernel';
import { fileName, printedDownload, wholly, type Call, type Download, type Printers, type Visit } from '../../records';
import { lackingIn, namesUsed } from './lacking';
import { factsOf, valuesOf } from './paper-facts';
import type { PaperSource } from './paper-source';
import type { ProjectPaper } from './project-paper';
import { paperKinds, projectPapers, type PaperKind } from './project-papers';
import { readPaperSource } from './read-paper-source';
import { activeTemplates, faultsOfFile, type PaperTemplate, type TemplateServices } from './template-hooks';

const UNUSABLE = text(
  '启用的模板“{name}”已不能使用：{fault}；请更正模板，或停用它改用系统文档',
  'The template in use, “{name}”, cannot be used any more: {fault}; correct it, or take it out of use',
);
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface PaperServices extends TemplateServices {
  readonly printers: Printers;
}

/** A document of a project. `own` false: not by the template of the enterprise. */
export interface PaperAsked {
  readonly id: string;
  readonly kind: PaperKind;
  readonly own?: boolean;
}

/** Which documents of a project can be made, and what each lacks. */
export interface PaperOfProject {
  readonly kind: PaperKind;
  readonly label: Text;
  /** Why it cannot be made. */
  readonly refused: Text | null;
  /** What it would leave empty. */
  readonly lacking: readonly Text[];
  /** The enterprise's own template in use. */
  readonly template: { readonly id: string; readonly name: string } | null;
}

/** Makes a document of a project. Files are fetched and written after the transaction. */
export async function makePaper(
  { run }: Visit,
  { id, kind, own = true }: PaperAsked,
  { files, templateFiller, printers }: PaperServices,
): Promise<Download> {
  const paper: ProjectPaper = projectPapers[kind];
  const { source, template } = await run(async (call) => ({
    source: await readPaperSource(call, id),
    template: own ? ((await ownTemplates(call, files)).get(kind) ?? null) : null,
  }));
  const refused = paper.refuses?.(source);
  if (refused) throw new Refusal(faults.invalid(refused));
  const values = valuesOf(source);
  const name = nameOf(source, paper);
  if (!template) return printedDownload(printers, { name, content: paper.content(factsOf(values)) });
  const { bytes } = await downloadOf(template.file);
  const [fault] = await faultsOfFile(templateFiller, bytes);
  if (fault) {
    const said = { name: template.record.name };
    throw new Refusal(
      faults.invalid(
        text(fill(UNUSABLE, { ...said, fault: fault.zh }).zh, fill(UNUSABLE, { ...said, fault: fault.en }).en),
      ),
    );
  }
  return { name, type: DOCX, bytes: await templateFiller.fill(bytes, values) };
}

/** 立项书 of a project, as the list exports it. */
export const makeApproval = (
  visit: Visit,
  { id }: { readonly id: string },
  services: PaperServices,
): Promise<Download> => makePaper(visit, { id, kind: 'approval' }, services);

/** The documents of a project in the order in which it needs them. */
export async function papersOfProject(
  { run }: Visit,
  { id }: { readonly id: string },
  { files, templateFiller }: TemplateServices,
): Promise<PaperOfProject[]> {
  const { source, templates } = await run(async (call) => ({
    source: await readPaperSource(call, id),
    templates: await ownTemplates(call, files),
  }));
  const papers: PaperOfProject[] = [];
  for (const kind of paperKinds) {
    const paper: ProjectPaper = projectPapers[kind];
    const own = templates.get(kind);
    papers.push({
      kind,
      label: paper.label,
      refused: paper.refuses?.(source) ?? null,
      lacking: lackingIn(own ? await namesIn(own, templateFiller) : paper.wants, source),
      template: own ? { id: own.record.id, name: own.record.name } : null,
    });
  }
  return papers;
}

interface OwnTemplate {
  readonly record: PaperTemplate;
  readonly file: StoredFile;
}

/** The templates in use by their document. */
async function ownTemplates(call: Call, files: TemplateServices['files']): Promise<Map<string, OwnTemplate>> {
  const found = new Map<string, OwnTemplate>();
  for (const record of await activeTemplates(call)) {
    const [id] = record.templateFiles;
    const file = await storedFile(wholly(call), files.stores, await attachmentNamed(wholly(call), id!));
    found.set(record.kind, { record, file });
  }
  return found;
}

async function namesIn({ file }: OwnTemplate, filler: TemplateServices['templateFiller']): Promise<readonly string[]> {
  const reading = await filler.read((await downloadOf(file)).bytes);
  return reading.ok ? namesUsed(reading.places) : [];
}

const nameOf = ({ project }: PaperSource, { label }: ProjectPaper): string =>
  fileName(`${project.text('code')}-${project.text('name')}-${label.zh}.docx`);
