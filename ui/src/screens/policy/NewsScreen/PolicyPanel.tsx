import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { policyLevels, policyTypes } from '@rdm/core/internal/policy';
import { lawTables } from '@rdm/core/internal/tax';
import { Badge } from '../../../components';
import { ConditionTable } from '../../../resource/ConditionTable';
import { StoredFileLinks } from '../../../resource/files/StoredFileLinks';
import { useLanguage, useText } from '../../../theme';
import type { Policy, PolicyNewsViewModel } from './PolicyNewsViewModel';

const labels = {
  organ: text('发文机关', 'Issued by'),
  published: text('发布日期', 'Published on'),
  validity: text('有效期', 'In force'),
  endless: text('长期有效', 'without an end'),
  window: text('申报时间', 'Applications'),
  industry: text('适用行业', 'Industries'),
  amount: text('支持标准', 'What it gives'),
  says: text('要点', 'Key points'),
  fits: text('与本企业的匹配', 'Match with the enterprise'),
  unknown: text(
    '“未填”的条件缺少数据，补充年度企业信息后自动判断。',
    'What is not given can be stated in the enterprise year.',
  ),
  rules: text('系统按此文件计算', 'What is calculated by it'),
  rulesHint: text('以下规则直接用于加计扣除计算。', 'These rules are the ones the deduction is calculated with.'),
  content: text('全文', 'Full text'),
  files: text('附件', 'Attachments'),
  source: text('查看原文', 'Where it was published'),
  replaces: text('替代', 'Replaces'),
  replacedBy: text('已被替代为', 'Replaced by'),
  expired: text('已失效', 'Not in force'),
  years: text('适用年度', 'Years'),
  always: text('各年度', 'all'),
  since: text('{from} 起', 'from {from} on'),
  until: text('至 {to}', 'until {to}'),
};

/** A policy: what it says, how the enterprise stands to it, and what is calculated by it. */
export const PolicyPanel = observer(function PolicyPanel({
  model,
  chosen,
}: {
  model: PolicyNewsViewModel;
  chosen: Policy;
}) {
  const read = useText();
  const { language } = useLanguage();
  const { documentNo, organ, level, type, publishedOn, effectiveOn, expiresOn, opensOn, closesOn } = chosen;
  const { industry, amount, content, attachments, sourceUrl, replaces, replacedBy } = chosen;
  const english = language === 'en';
  const match = model.matchOf(chosen.id);
  const facts: readonly (readonly [ReturnType<typeof text>, string | null | undefined])[] = [
    [labels.organ, organ],
    [labels.published, publishedOn],
    [labels.validity, effectiveOn ? `${effectiveOn} — ${expiresOn ?? read(labels.endless)}` : expiresOn],
    [labels.window, closesOn ? `${opensOn ?? ''} — ${closesOn}` : opensOn],
    [labels.industry, industry],
    [labels.amount, amount],
  ];
  return (
    <article className="space-y-4" aria-label={(english && chosen.titleEn) || chosen.title}>
      <header className="space-y-1">
        <h2 className={`text-heading font-semibold ${model.isExpired(chosen) ? 'line-through decoration-dim' : ''}`}>
          {(english && chosen.titleEn) || chosen.title}
        </h2>
        <p className="flex flex-wrap items-center gap-2">
          <span>{documentNo}</span>
          <Badge tone="neutral">{read(policyLevels[level as keyof typeof policyLevels])}</Badge>
          <Badge tone="accent">{read(policyTypes[type as keyof typeof policyTypes])}</Badge>
          {model.isExpired(chosen) && <Badge tone="warning">{read(labels.expired)}</Badge>}
        </p>
      </header>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label.zh} className="contents">
              <dt className="text-dim">{read(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {(
          [
            [labels.replaces, replaces],
            [labels.replacedBy, replacedBy],
          ] as const
        ).map(([label, number]) => number && <Related key={label.zh} label={label} number={number} model={model} />)}
      </dl>
      <Section title={labels.says}>
        <p className="whitespace-pre-line">{(english && chosen.summaryEn) || chosen.summary}</p>
      </Section>
      {match && (
        <Section title={labels.fits}>
          <ConditionTable conditions={match.conditions} stacked />
          {match.outcome === 'maybe' && <p className="text-hint text-dim">{read(labels.unknown)}</p>}
        </Section>
      )}
      <RulesOfDocument documentNo={documentNo ?? null} />
      {content && (
        <Section title={labels.content}>
          <p className="whitespace-pre-line">{content}</p>
        </Section>
      )}
      {attachments && attachments.length > 0 && (
        <Section title={labels.files}>
          <StoredFileLinks ids={attachments} />
        </Section>
      )}
      {sourceUrl && (
        <a className="text-accent-text hover:underline" href={sourceUrl} target="_blank" rel="noopener noreferrer">
          {read(labels.source)}
        </a>
      )}
    </article>
  );
});

interface RelatedProps {
  label: ReturnType<typeof text>;
  number: string;
  model: PolicyNewsViewModel;
}

/** Another document; a way to it where it is on the shelf. */
const Related = observer(function Related({ label, number, model }: RelatedProps) {
  const read = useText();
  const other = model.withNumber(number);
  return (
    <div className="contents">
      <dt className="text-dim">{read(label)}</dt>
      <dd>
        {other ? (
          <button
            type="button"
            className="text-accent-text hover:underline"
            onClick={() => void model.choose(other.id)}
          >
            {number}
          </button>
        ) : (
          number
        )}
      </dd>
    </div>
  );
});

/** The rows of the tables of the law that rest on the document. */
function RulesOfDocument({ documentNo }: { documentNo: string | null }) {
  const read = useText();
  const rules = lawTables.flatMap(({ label, rows }) =>
    rows.filter(({ basis }) => basis.document === documentNo).map((row) => ({ label, ...row })),
  );
  if (rules.length === 0) return null;
  const years = (from: number | null, to: number | null): string => {
    if (from === null && to === null) return read(labels.always);
    if (from === to) return String(from);
    if (to === null) return read(fill(labels.since, { from: from! }));
    return from === null ? read(fill(labels.until, { to })) : `${from}–${to}`;
  };
  return (
    <Section title={labels.rules}>
      <p className="text-hint text-dim">{read(labels.rulesHint)}</p>
      <ul className="divide-y divide-line">
        {rules.map(({ label, from, to, says, basis }, at) => (
          <li key={at} className="py-1">
            <span className="font-semibold">{read(label)}</span>
            <span className="block">{read(says)}</span>
            <span className="block text-hint text-dim">{`${basis.article} · ${read(labels.years)} ${years(from, to)}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: ReturnType<typeof text>; children: React.ReactNode }) {
  const read = useText();
  return (
    <section aria-label={read(title)} className="space-y-1">
      <h3 className="font-semibold">{read(title)}</h3>
      {children}
    </section>
  );
}
