import { headerKey, httpAddress, variableGroup } from './variable-group';

/** A gateway for text messages. */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
}

export const readSms = variableGroup({
  use: { zh: '使用短信网关', en: 'For the SMS gateway' },
  variables: {
    RDM_SMS_URL: httpAddress('RDM_SMS_URL', 'https://sms.example.com/send'),
    RDM_SMS_TOKEN: headerKey('RDM_SMS_TOKEN'),
  },
  settings: ({ RDM_SMS_URL: url, RDM_SMS_TOKEN: token }): SmsSettings => ({ url, token }),
});
