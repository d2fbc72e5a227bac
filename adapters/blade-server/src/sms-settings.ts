import { readKeyedAddress } from './keyed-address';

/** A gateway for text messages. */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
}

const names = {
  url: 'RDM_SMS_URL',
  key: 'RDM_SMS_TOKEN',
  service: { zh: '短信网关', en: 'SMS gateway' },
  example: 'https://sms.example.com/send',
};

/** Both or none. */
export function readSms(given: (name: string) => string | null, mistakes: string[]): SmsSettings | null {
  const read = readKeyedAddress(names, given, mistakes);
  return read && { url: read.url, token: read.key };
}
