import { menuTree, type MenuEntry } from '@rdm/core/internal/access';
import { text, type Text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';

const words = {
  read: text('查看', 'View'),
  write: text('查看和修改', 'View and change'),
};

const named = (entries: readonly MenuEntry[]): (readonly [string, Text])[] =>
  entries.flatMap(({ code, name, children = [] }) => [[code, name] as const, ...named(children)]);
const names: ReadonlyMap<string, Text> = new Map(named(menuTree));

/** The scopes of an access token in words; a page that was added here is named by its code. */
export function ScopeWords({ value }: { value: string }) {
  const read = useText();
  return (
    <ul>
      {value.split(',').map((scope) => {
        const [code = '', level] = scope.split(':');
        const name = names.get(code);
        return (
          <li key={scope}>
            {name ? read(name) : code} · {read(level === 'write' ? words.write : words.read)}
          </li>
        );
      })}
    </ul>
  );
}
