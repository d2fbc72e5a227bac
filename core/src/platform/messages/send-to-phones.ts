import { faults, fill, Refusal, text } from '../../kernel';
import { wholly, type Call, type Visit } from '../../records';
import { IN_USE, smsService } from '../../system';
import { isPhone, NO_PHONE } from './codes-by-message';
import { notSent, type TextMessages } from './text-messages';

const NO_SERVICE = text('没有启用的短信配置，请先启用', 'No text message service is in use; choose one first');
const PARTLY_SENT = text(
  '{sent} 条短信已发出，{left} 条没有发出，请在“短信记录”中查看后补发',
  '{sent} messages were sent and {left} were not; look at “Sent messages” and send those again',
);
const MOST_PHONES = 100;

/** Sends the same message to several phones; `params` fill the `{name}` places of the service's template. */
export async function sendToPhones(
  { run }: Visit,
  { code, params, phones }: { readonly code?: string; readonly params: string; readonly phones: string },
  { textMessages }: { readonly textMessages: TextMessages },
): Promise<{ readonly success: boolean }> {
  const to = [...new Set(phones.split(',').map((each) => each.trim()))].slice(0, MOST_PHONES);
  if (!to.every(isPhone)) throw new Refusal(faults.invalid(NO_PHONE));
  const content = await run((call) => filledTemplate(call, code, params));
  await sendToAll(textMessages, to, content);
  return { success: true };
}

/** A rejected number does not affect the others; an unavailable gateway aborts the rest. */
async function sendToAll(messages: TextMessages, phones: readonly string[], content: string): Promise<void> {
  let sent = 0;
  let refused: Refusal | null = null;
  for (const phone of phones) {
    try {
      await messages.send({ phone, content });
      sent += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused = error;
      if (error.fault.name === notSent.unavailable) break;
    }
  }
  if (!refused) return;
  if (sent === 0) throw refused;
  throw new Refusal({ ...refused.fault, message: fill(PARTLY_SENT, { sent, left: phones.length - sent }) });
}

/** The template of the active service, or of the one named, with its placeholders filled. */
async function filledTemplate(call: Call, code: string | undefined, params: string): Promise<string> {
  // Data scopes on the services do not apply: messages are always sent by the active one.
  const services = await wholly(call).records.find(smsService);
  const meant = services.find((each) => (code ? each.smsCode === code : each.inUse === IN_USE));
  if (!meant) throw new Refusal(faults.invalid(NO_SERVICE));
  const given = parsed(params);
  return (meant.templateId ?? '').replace(/[#$]?\{(\w{1,40})\}/g, (place, name: string) =>
    Object.hasOwn(given, name) ? String(given[name]) : place,
  );
}

function parsed(params: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(params);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
