import { tokenShape } from './session-shapes';
import { tenant } from '@rdm/core/internal/access';
import {
  type cacheCalls,
  type registrationCalls,
  type resourceChoiceCalls,
  type smsCalls,
  type systemCalls,
  type tenantCalls,
  type webhookCalls,
  type workCalls,
  useTerm,
} from '@rdm/core/internal/platform';
import { get, post, postForm, remove, type Wire } from './wire-line';

/** docs/wire.md, Tenants */
export const tenantWire: Wire<typeof tenantCalls> = {
  page: get('blade-system/tenant/page', { page: tenant }),
  select: get('blade-system/tenant/select'),
  findByName: get('blade-system/tenant/find-by-name'),
  info: get('blade-system/tenant/info'),
  setting: postForm('blade-system/tenant/setting'),
  datasource: postForm('blade-system/tenant/datasource'),
  dataSyncAuth: get('blade-system/tenant/data-sync-auth'),
};

export const systemWire: Wire<typeof systemCalls> = {
  termInfo: get('rdm/useterm/getTermInfo'),
  useTerms: get('rdm/useterm/getList', { page: useTerm }),
  setDefaultTerm: post('rdm/useterm/setDefault', { record: useTerm }),
};

export const registrationWire: Wire<typeof registrationCalls> = {
  terms: get('enterprise/register/terms'),
  register: post('enterprise/register'),
  check: get('enterprise/check/{value}'),
  sendCode: postForm('blade-auth/oauth/sms/send-validate', {
    headers: { captchaKey: 'Captcha-Key', captchaCode: 'Captcha-Code' },
  }),
  retrievePassword: post('enterprise/retrieve/password'),
  k3Login: post('k3/login', { shape: tokenShape }),
};

/** docs/wire.md, Text messages */
export const smsWire: Wire<typeof smsCalls> = {
  sendValidate: postForm('blade-resource/sms/endpoint/send-validate'),
  validateMessage: postForm('blade-resource/sms/endpoint/validate-message'),
  sendMessage: postForm('blade-resource/sms/endpoint/send-message'),
};

export const resourceChoiceWire: Wire<typeof resourceChoiceCalls> = {
  enableOss: postForm('blade-resource/oss/enable'),
  enableSms: postForm('blade-resource/sms/enable'),
  disableOss: postForm('blade-resource/oss/disable'),
  disableSms: postForm('blade-resource/sms/disable'),
};

export const cacheWire: Wire<typeof cacheCalls> = {
  list: get('blade-system/cache/list'),
  remove: remove('blade-system/cache/remove', { list: { name: 'keys', most: 1000 } }),
  clearDictionary: get('blade-rdm/dict-biz/removeCache'),
  clearTaxOffices: get('blade-rdm/dict-biz/removeTaxOfficeCache'),
  clearRegion: get('blade-system/region/removeCache'),
};

/** docs/wire.md, Webhooks */
export const webhookWire: Wire<typeof webhookCalls> = {
  ping: postForm('blade-system/webhook/ping'),
  resend: postForm('blade-system/webhook-delivery/resend'),
};

/** docs/wire.md, Long work */
export const workWire: Wire<typeof workCalls> = {
  unfinished: get('blade-system/long-work/unfinished'),
  cancel: postForm('blade-system/long-work/cancel'),
};
