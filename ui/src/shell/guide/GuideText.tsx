import type { ReactNode } from 'react';
import { marked, type Token, type Tokens } from 'marked';
import { WideTable } from '../../components';

/** A part of the guide, which is Markdown of our own, as elements: no HTML is taken from it. */
export function GuideText({ markdown }: { markdown: string }) {
  return <div className="space-y-3 text-body">{marked.lexer(markdown).map(block)}</div>;
}

function block(token: Token, at: number): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p key={at}>{inline((token as Tokens.Paragraph).tokens)}</p>;
    case 'text':
      return <span key={at}>{inline((token as Tokens.Text).tokens ?? [token])}</span>;
    case 'list':
      return <List key={at} list={token as Tokens.List} />;
    case 'table':
      return <Table key={at} table={token as Tokens.Table} />;
    default:
      return null;
  }
}

function List({ list: { ordered, items } }: { list: Tokens.List }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? 'list-decimal space-y-2 pl-5' : 'list-disc space-y-1 pl-5'}>
      {items.map((item, at) => (
        <li key={at}>{item.tokens.map(block)}</li>
      ))}
    </Tag>
  );
}

function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  const cell = 'border-b border-line px-2 py-1 text-left';
  return (
    <WideTable label={header.map(({ text }) => text).join('、')}>
      <thead>
        <tr>
          {header.map(({ tokens }, at) => (
            <th key={at} scope="col" className={cell}>
              {inline(tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map(({ tokens }, column) => (
              <td key={column} className={cell}>
                {inline(tokens)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Links lead to other documents of the project, which the product does not hold: their words stay. */
function inline(tokens: readonly Token[]): ReactNode[] {
  return tokens.map((token, at) => {
    switch (token.type) {
      case 'strong':
        return <strong key={at}>{inline((token as Tokens.Strong).tokens)}</strong>;
      case 'codespan':
        return (
          <code key={at} className="rounded-sm bg-sunken px-1 text-table">
            {(token as Tokens.Codespan).text}
          </code>
        );
      case 'link':
        return <span key={at}>{inline((token as Tokens.Link).tokens)}</span>;
      case 'text':
        return 'tokens' in token && token.tokens ? inline(token.tokens) : (token as Tokens.Text).text;
      default:
        return token.raw;
    }
  });
}
