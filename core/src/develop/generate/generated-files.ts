import { faults, Refusal, text } from '../../kernel';
import type { MigrationPrinter } from '../driven';
import { declarationSource } from './declaration-source';
import { plannedResource } from './planned-resource';
import { declarationPath, readMe } from './read-me';
import type { ResourcePlan } from './resource-plan';

/** A file of an archive; its content is a text. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

/** All files of planned resources: one declaration each, one migration, and a README saying where they go. */
export async function generatedFiles(
  plans: readonly ResourcePlan[],
  printer: MigrationPrinter,
): Promise<readonly GeneratedFile[]> {
  refuseSame(plans);
  const migration = await printer.print(plans[0]!.file, plans.map(plannedResource));
  return [
    { path: 'README.md', content: readMe(plans, migration.name) },
    ...plans.map((plan) => ({ path: declarationPath(plan), content: declarationSource(plan) })),
    { path: `adapters/postgres/migrations/${migration.name}`, content: migration.sql },
  ];
}

/** Two settings must not yield the same file, table or menu. */
function refuseSame(plans: readonly ResourcePlan[]): void {
  plans.forEach((plan, at) => {
    const other = plans
      .slice(0, at)
      .find(
        (each) => each.menu === plan.menu || each.name === plan.name || declarationPath(each) === declarationPath(plan),
      );
    if (!other) return;
    throw new Refusal(
      faults.invalid(
        text(
          `“${other.label.zh}”和“${plan.label.zh}”会生成同名的代码，请修改其中之一的接口路径`,
          `“${other.label.zh}” and “${plan.label.zh}” would make code of the same name; change the path of one's calls`,
        ),
      ),
    );
  });
}
