/** The bytes of a text in GB18030, as far as its characters have one or two bytes there; a platform only decodes it. */
export function gb18030(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((character) => codes().get(character) ?? [0x3f]));
}

let known: ReadonlyMap<string, readonly number[]> | undefined;

function codes() {
  if (known) return known;
  const decoder = new TextDecoder('gb18030');
  const found = new Map<string, readonly number[]>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      if (second === 0x7f) continue;
      const character = decoder.decode(Uint8Array.of(first, second));
      if ([...character].length === 1) found.set(character, [first, second]);
    }
  }
  for (let code = 0; code < 0x80; code += 1) found.set(String.fromCharCode(code), [code]);
  return (known = found);
}

/** The cells as a text, quoted where that is needed. */
export function separated(rows: readonly (readonly (string | number | null)[])[], separator: string): string {
  const cell = (value: string | number | null) => {
    const written = String(value ?? '');
    return /["\n\r]/.test(written) || written.includes(separator) ? `"${written.replaceAll('"', '""')}"` : written;
  };
  return rows.map((row) => row.map(cell).join(separator)).join('\r\n');
}
