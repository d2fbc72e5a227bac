import { attachment } from '../evidence';
import { faults, joined, midSentence, Refusal, text } from '../kernel';
import {
  hooksOn,
  idsIn,
  referencesOf,
  wholly,
  type Call,
  type HooksByName,
  type Resource,
  type StoredRecord,
} from '../records';
import { achievementConversion } from './achievement-conversion';
import { missingEvidence } from './conversion-evidence';
import { highTechProduct } from './high-tech-product';
import { intellectualProperty } from './intellectual-property';
import { registryUsage } from './registry-usage';

/** Keeps what a linked record names, and works out the columns that follow from other records. */
export const achievementHooks: HooksByName = {
  ...hooksOn(intellectualProperty, {
    beforeRemove: (call, rows) => refuseWhereNamed(call, intellectualProperty, rows),
    knownOnRead: async (call): Promise<KnownOfProperties> => {
      const [subKinds, users] = await Promise.all([
        call.dictionary('ipr_sub_type'),
        call.answers.of(call, ['records that use properties'], usersOfProperties),
      ]);
      return { subKinds: new Map(subKinds.map(({ dictKey, dictValue }) => [dictKey, dictValue] as const)), users };
    },
    onRead: async (call, rows, { subKinds, users }: KnownOfProperties) =>
      rows.map(({ id, subType }) => ({
        subTypeName: subType === null ? null : (subKinds.get(subType) ?? subType),
        usedBy: joined(users[id] ?? [])[call.language] || null,
      })),
  }),
  ...hooksOn(highTechProduct, {
    beforeRemove: (call, rows) => refuseWhereNamed(call, highTechProduct, rows),
    onRead: async (call, rows) => {
      const ids = rows.flatMap((row) => idsIn(row.attachment));
      const files = await wholly(call).records.find(attachment, { where: [{ field: 'id', is: 'in', value: ids }] });
      const names = new Map(files.map(({ id, originalName }) => [id, originalName] as const));
      return rows.map((row) => ({ attachmentName: names.get(idsIn(row.attachment)[0] ?? '') ?? null }));
    },
  }),
  ...hooksOn(achievementConversion, {
    onRead: async (call, rows) =>
      rows.map((row) => ({
        missingEvidence:
          missingEvidence(row)
            .map((each) => each[call.language])
            .join('；') || null,
      })),
  }),
  ...hooksOn(registryUsage, {
    // The program counts the calls; a request sets the limit only.
    beforeSubmit: (_, values, before) => {
      values.used = before?.used ?? 0;
      values.lastTime = before?.lastTime ?? null;
    },
  }),
};

/** What the columns of properties go by. */
interface KnownOfProperties {
  /** Names of 知识产权小类 by their keys. */
  readonly subKinds: ReadonlyMap<string, string>;
  /** Codes of the products and conversions that name a property, by its id. */
  readonly users: Readonly<Record<string, readonly string[]>>;
}

async function usersOfProperties(call: Call): Promise<KnownOfProperties['users']> {
  const { records } = wholly(call);
  const users: Record<string, string[]> = {};
  for (const { code, iprCodes } of [
    ...(await records.find(highTechProduct)),
    ...(await records.find(achievementConversion)),
  ]) {
    for (const id of new Set(idsIn(iprCodes))) (users[id] ??= []).push(code);
  }
  return users;
}

/** Refuses to remove a record that others name; the message says which registers do. */
async function refuseWhereNamed(call: Call, resource: Resource, rows: readonly StoredRecord[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const naming = call.resources.flatMap((other) =>
    referencesOf(other).flatMap(([field, { to }]) => (to === resource.name ? [{ other, field }] : [])),
  );
  for (const { other, field } of naming) {
    const found = await wholly(call).records.find(other);
    const count = found.filter((row) => idsIn(row[field]).some((id) => ids.includes(id))).length;
    if (count === 0) continue;
    const { zh, en } = other.label;
    throw new Refusal(
      faults.invalid(
        text(
          `还有 ${count} 条${zh}关联了所选的${resource.label.zh}，请先修改或删除它们`,
          `${count} records of ${midSentence(en)} name it; change or remove these first`,
        ),
      ),
    );
  }
}
