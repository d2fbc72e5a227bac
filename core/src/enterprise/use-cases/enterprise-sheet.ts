import { faults, Refusal, type DocumentContent, type DocumentFact, type DocumentPart } from '../../kernel';
import { dictionariesOf, dictionaryOf, existing, fileName, idsIn, type Call, type RecordOf } from '../../records';
import { certificationNames } from '../certification-fields';
import { certifiersOnRead } from '../certifiers-on-read';
import { enterprise } from '../enterprise';
import { enterpriseCard } from './require-certified';

/** The placeholder for an empty value. */
const EMPTY = '—';
const numerals = ['一', '二', '三', '四', '五', '六', '七', '八'];
/** Values that take a whole line. */
const wide: ReadonlySet<string> = new Set(['name', 'industry', 'domain', 'address', 'taxAuthority']);

type Card = RecordOf<typeof enterprise>;

/** 企业基本情况表: the card of the enterprise as it is printed, signed and kept; by default the enterprise’s own. */
export async function enterpriseSheet(
  call: Call,
  { id }: { readonly id?: string },
): Promise<{ name: string; content: DocumentContent }> {
  const card = id === undefined ? await enterpriseCard(call) : await existing(call, enterprise, id);
  if (!card) throw new Refusal(faults.notFound(enterprise.label));
  const [names] = await certifiersOnRead(call, [card]);
  const shown = await printed(call, { ...card, ...names });
  const sections = [...(enterprise.sections ?? []), certification];
  const parts = sections.flatMap(({ label, fields }, at): DocumentPart[] => [
    { kind: 'heading', text: `${numerals[at]}、${label.zh}` },
    { kind: 'facts', facts: fields.map((name) => shown(name)) },
  ]);
  const subtitle = `${card.name}　${card.creditCode}`;
  const signed: DocumentPart = { kind: 'signatures', lines: ['填表人（签字）', '企业负责人（签字、盖章）'] };
  const content = { title: '企业基本情况表', subtitle, parts: [...parts, signed] };
  return { name: fileName(`${card.name}-企业基本情况表.docx`), content };
}

const certification = {
  label: { zh: '工商认证' },
  fields: ['bizCert', 'bizCertSubmittedByName', 'bizCertSubmittedTime', 'bizCertReviewedByName', 'bizCertReviewedTime'],
} as const;

const fields = { ...enterprise.fields, ...certificationNames };

async function printed(call: Call, card: Card): Promise<(name: string) => DocumentFact> {
  const dictionaries = await dictionariesOf(call, enterprise);
  return (name) => {
    const field = fields[name as keyof typeof fields];
    const value = card[name as keyof Card] ?? null;
    const code = dictionaryOf(field);
    const entries = code === null ? [] : (dictionaries.get(code) ?? []);
    const labels = idsIn(value).map((key) => entries.find(({ dictKey }) => dictKey === key)?.dictValue ?? key);
    const text = field.kind === 'files' ? `${labels.length} 份` : code === null ? String(value) : labels.join('、');
    return { label: field.label.zh, value: value === null ? EMPTY : text, wide: wide.has(name) };
  };
}
