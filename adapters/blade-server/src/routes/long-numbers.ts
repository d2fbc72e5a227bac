/** The beginning of a string, or an integer of sixteen or more digits, which a float would round. */
const TEXT_OR_LONG_NUMBER = /"|(?<![\w.+-])-?\d{16,}(?![\d.eE])/g;
const END_OR_ESCAPE = /["\\]/g;

/** Quotes long integers in a JSON text, so that ids and amounts sent as numbers stay exact. */
export function quoteLongNumbers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  let quoted = '';
  let copied = 0;
  TEXT_OR_LONG_NUMBER.lastIndex = 0;
  for (let found = TEXT_OR_LONG_NUMBER.exec(json); found; found = TEXT_OR_LONG_NUMBER.exec(json)) {
    if (found[0] === '"') TEXT_OR_LONG_NUMBER.lastIndex = endOfText(json, found.index + 1);
    else {
      quoted += `${json.slice(copied, found.index)}"${found[0]}"`;
      copied = found.index + found[0].length;
    }
  }
  return quoted + json.slice(copied);
}

function endOfText(json: string, from: number): number {
  END_OR_ESCAPE.lastIndex = from;
  for (let found = END_OR_ESCAPE.exec(json); found; found = END_OR_ESCAPE.exec(json)) {
    if (found[0] === '"') return found.index + 1;
    END_OR_ESCAPE.lastIndex = found.index + 2;
  }
  return json.length;
}
