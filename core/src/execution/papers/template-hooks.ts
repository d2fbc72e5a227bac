import { attachmentIds, attachmentNamed, downloadOf, storedFile, type FileServices } from '../../evidence';
import { faults, Refusal, type TemplateFiller, type Text } from '../../kernel';
import {
  aroundRecords,
  hooksOn,
  parseValue,
  requirePermission,
  updateRecords,
  wholly,
  type AroundRecords,
  type Call,
  type HooksByName,
  type RecordOf,
} from '../../records';
import { ACTIVE, NOT_ACTIVE, paperTemplate } from './paper-template';
import { templateFaults } from './template-check';

export type PaperTemplate = RecordOf<typeof paperTemplate>;

/** One template of a document is in use: the newest that was put into use. */
export const templateHooks: HooksByName = hooksOn(paperTemplate, {
  afterSubmit: async (call, after) => {
    if (after.active !== ACTIVE) return;
    const others = (await activeTemplates(call)).filter(({ kind, id }) => kind === after.kind && id !== after.id);
    await takeOut(call, others);
  },
  // What took the place of a removed template stays in use.
  afterRestore: async (call, rows) => {
    const active = await activeTemplates(call);
    await takeOut(
      call,
      active.filter(({ id, kind }) => {
        const of = active.filter((each) => each.kind === kind);
        return (
          of.length > 1 &&
          rows.some((row) => row.id === id) &&
          of.some((each) => !rows.some((row) => row.id === each.id))
        );
      }),
    );
  },
});

export const activeTemplates = (call: Call): Promise<PaperTemplate[]> =>
  wholly(call).records.find(paperTemplate, { where: [{ field: 'active', is: 'equal', value: ACTIVE }] });

async function takeOut(call: Call, templates: readonly PaperTemplate[]): Promise<void> {
  const changes = templates.map((before) => ({ before, values: { active: NOT_ACTIVE } }));
  const stale = await updateRecords(call, paperTemplate, changes);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

export interface TemplateServices {
  readonly files: FileServices;
  readonly templateFiller: TemplateFiller;
}

/** A template is looked into before it is kept: its file is fetched outside the transaction that writes the record. */
export const aroundTemplates = ({ files, templateFiller }: TemplateServices): AroundRecords =>
  aroundRecords(paperTemplate, (port, { admitted, open }) => ({
    ...port,
    submit: async (draft, options) => {
      const caller = admitted('signedIn');
      const { add, edit } = paperTemplate.permissions;
      requirePermission(caller, draft.id ? edit : add);
      // As the submit reads it: the wire sends ids joined by commas.
      const given = parseValue(paperTemplate.fields.templateFiles, draft.templateFiles);
      const [id] = given.ok ? attachmentIds(given.value) : [];
      if (id !== undefined) {
        const file = await open(caller, async (call) =>
          storedFile(call, files.stores, await attachmentNamed(call, id)),
        );
        const found = await faultsOfFile(templateFiller, (await downloadOf(file)).bytes);
        if (found[0]) {
          const fields = found.map((message) => ({ field: 'templateFiles', message }));
          throw new Refusal(faults.invalid(found[0], fields));
        }
      }
      return port.submit(draft, options);
    },
  }));

/** What keeps a file from being used as a template, one sentence each. */
export async function faultsOfFile(filler: TemplateFiller, bytes: Uint8Array): Promise<readonly Text[]> {
  const reading = await filler.read(bytes);
  return reading.ok ? templateFaults(reading.places) : reading.faults;
}
