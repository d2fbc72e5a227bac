import type { Call } from '../../../records';

/** The Chinese words of keys of dictionaries; a key without an entry stands as it is, none as nothing. */
export interface Words {
  domain(key: string | null): string;
  source(key: string | null): string;
  stage(key: string | null): string;
  results(keys: readonly string[]): string;
  propertyKind(key: string | null): string;
  acquisition(key: string | null): string;
  standardLevel(key: string | null): string;
  standardRole(key: string | null): string;
}

/** The words of the dictionaries the tables of an application use. */
export async function wordsOf(call: Call): Promise<Words> {
  const of = async (code: string) => {
    const entries = new Map(
      (await call.dictionary(code)).map(({ dictKey, dictValue }) => [dictKey, dictValue] as const),
    );
    return (key: string | null) => (key === null ? '' : (entries.get(key) ?? key));
  };
  const parts = await of('high_tech_product_domain');
  const results = await of('project_achiev_type_1071');
  return {
    // 3.1 is printed with the field it is part of.
    domain: (key) => [...new Set([parts(key?.split('.')[0] ?? null), parts(key)])].filter(Boolean).join('—'),
    source: await of('high_tech_product_source'),
    stage: await of('project_stage'),
    results: (keys) => keys.map(results).join('、'),
    propertyKind: await of('ipr_type'),
    acquisition: await of('ipr_acquisition'),
    standardLevel: await of('standard_level'),
    standardRole: await of('standard_role'),
  };
}
