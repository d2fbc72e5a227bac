import { dropped } from './allowed-html';
import { afterClosing, tagAt } from './html-tag';
import { Writer } from './html-writer';

/*
 * What the content of a notice may hold: an allow-list of elements and attributes, written anew from what was read.
 * Nothing of the given text is passed on as it stands, so what is not named here cannot come out.
 */

/**
 * The content of a notice as it is stored and shown: its text with the allowed elements, each closed. Scripts, styles,
 * handlers, frames and addresses with other schemes than http, https, mailto and tel are left out. Linear in its length.
 */
export function noticeContent(html: string): string {
  const writer = new Writer();
  let at = 0;
  while (at < html.length) {
    const opens = html.indexOf('<', at);
    if (opens < 0) {
      writer.text(html.slice(at));
      break;
    }
    writer.text(html.slice(at, opens));
    const next = tagAt(html, opens);
    if (!next) {
      writer.text('<');
      at = opens + 1;
      continue;
    }
    if (next.name !== '') writer.tag(next);
    at = next.opens && dropped.has(next.name) ? afterClosing(html, next.name, next.end) : next.end;
  }
  return writer.end();
}
