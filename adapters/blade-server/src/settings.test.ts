import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

const s3 = {
  RDM_S3_ENDPOINT: 'https://s3.example.com',
  RDM_S3_BUCKET: 'rdm-files',
  RDM_S3_ACCESS_KEY: 'an-access-key',
  RDM_S3_SECRET_KEY: 'a-secret-key',
};
const mistakesOf = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  return 'mistakes' in read ? read.mistakes : [];
};

describe('a setting that cannot be', () => {
  const production = {
    RDM_MODE: 'production',
    RDM_SABER_SECRET: 'a secret of our own',
    RDM_SIGNING_KEY: 'a signing key of thirty-two characters or more',
  };
  const { RDM_SABER_SECRET: _, ...withoutSecret } = production;
  const { RDM_SIGNING_KEY: __, ...withoutKey } = production;

  it.each<[Record<string, string>, string]>([
    [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ RDM_CAPTCHA: 'no' }, 'RDM_CAPTCHA must be on or off.'],
    [{ ...production, DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://'],
    [{ RDM_TRUST_PROXY: '10.0.0.1, true' }, 'RDM_TRUST_PROXY must list addresses or ranges of proxies'],
    [{ RDM_TRUST_PROXY: '0.0.0.0/0' }, 'RDM_TRUST_PROXY must list addresses or ranges of proxies'],
    [{ RDM_MODE: 'test' }, 'RDM_MODE must be demonstration or production.'],
    [withoutSecret, 'RDM_SABER_SECRET must be set in production.'],
    [{ ...production, RDM_SABER_SECRET: 'saber_secret' }, 'RDM_SABER_SECRET must be set in production.'],
    [withoutKey, 'RDM_SIGNING_KEY must be set in production.'],
    [{ ...production, RDM_SIGNING_KEY: 'short' }, 'RDM_SIGNING_KEY needs at least 32 characters.'],
    [{ ...production, RDM_SIGNING_KEY: 'a'.repeat(32) }, 'RDM_SIGNING_KEY is easy to guess'],
    [{ ...production, RDM_CAPTCHA: 'off' }, 'RDM_CAPTCHA=off is refused in production.'],
  ])('(%j) is one mistake, in one sentence', (environment, sentence) => {
    const mistakes = mistakesOf(environment);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(sentence);
  });

  it('does not hide another one', () => {
    expect(mistakesOf({ RDM_MODE: 'production', RDM_CAPTCHA: 'off', PORT: 'x' })).toHaveLength(4);
    expect(mistakesOf(production)).toEqual([]);
  });
});

describe('where files are kept', () => {
  it('is the data directory unless a store is named', () => {
    expect(readSettings({})).toMatchObject({ settings: { s3: null } });
  });

  it('is an S3-compatible store when all of it is given', () => {
    expect(readSettings(s3)).toMatchObject({
      settings: {
        s3: {
          endpoint: 'https://s3.example.com',
          bucket: 'rdm-files',
          accessKey: 'an-access-key',
          secretKey: 'a-secret-key',
          region: 'us-east-1',
        },
      },
    });
    expect(readSettings({ ...s3, RDM_S3_REGION: 'cn-north-1' })).toMatchObject({
      settings: { s3: { region: 'cn-north-1' } },
    });
  });

  it.each(Object.keys(s3))('is a mistake without %s, and the sentence names it and no secret', (name) => {
    const { [name as keyof typeof s3]: _, ...rest } = s3;
    const mistakes = mistakesOf(rest);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(`For the S3 store ${name} must be set as well.`);
    expect(mistakes[0]).not.toContain('a-secret-key');
  });

  it('is a mistake when only the region is given', () => {
    expect(mistakesOf({ RDM_S3_REGION: 'cn-north-1' })[0]).toContain(Object.keys(s3).join(', '));
  });

  it.each([
    ['ftp://s3.example.com', 'RDM_S3_ENDPOINT must look like https://s3.example.com.'],
    ['s3.example.com', 'RDM_S3_ENDPOINT must look like https://s3.example.com.'],
    ['https://user:a-secret-key@s3.example.com', 'RDM_S3_ENDPOINT must look like https://s3.example.com.'],
  ])('is a mistake at %s', (endpoint, sentence) => {
    const mistakes = mistakesOf({ ...s3, RDM_S3_ENDPOINT: endpoint });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(sentence);
    expect(mistakes[0]).not.toContain('a-secret-key');
  });

  it('is a mistake in a bucket that cannot be one', () => {
    expect(mistakesOf({ ...s3, RDM_S3_BUCKET: '../other' })[0]).toContain(
      'RDM_S3_BUCKET must be the name of a bucket.',
    );
  });
});

describe('signing in through a provider of OpenID Connect', () => {
  const openId = {
    RDM_OIDC_ISSUER: 'https://id.example.com/realms/rdm',
    RDM_OIDC_CLIENT_ID: 'rdm',
    RDM_OIDC_CLIENT_SECRET: 'a-client-secret',
    RDM_SITE_URL: 'https://rdm.example.com',
  };

  it('is not offered unless it is set up; the address of the site alone sets nothing up', () => {
    expect(readSettings({})).toMatchObject({ settings: { openId: null } });
    expect(readSettings({ RDM_SITE_URL: 'https://rdm.example.com' })).toMatchObject({ settings: { openId: null } });
  });

  it('has a name in addresses and one on its button', () => {
    const plain = { issuer: openId.RDM_OIDC_ISSUER, clientId: 'rdm', source: 'oidc', label: 'OpenID Connect' };
    expect(readSettings(openId)).toMatchObject({ settings: { openId: plain } });
    expect(readSettings({ ...openId, RDM_OIDC_NAME: 'keycloak', RDM_OIDC_LABEL: '统一身份' })).toMatchObject({
      settings: { openId: { source: 'keycloak', label: '统一身份', site: 'https://rdm.example.com' } },
    });
  });

  it.each(Object.keys(openId))('is a mistake without %s, and the sentence names it and no secret', (name) => {
    const { [name as keyof typeof openId]: _, ...rest } = openId;
    const mistakes = mistakesOf(rest);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(`To sign in through a provider ${name} must be set as well.`);
    expect(mistakes[0]).not.toContain('a-client-secret');
  });

  it.each([
    [{ RDM_OIDC_ISSUER: 'http://id.example.com' }, 'RDM_OIDC_ISSUER must look like https://id.example.com'],
    [{ RDM_OIDC_ISSUER: 'http://localhost:9000' }, 'RDM_OIDC_ISSUER must look like https://id.example.com'],
    [{ RDM_OIDC_ISSUER: 'https://rdm:a-client-secret@x.cn' }, 'RDM_OIDC_ISSUER must look like'],
    [{ RDM_SITE_URL: 'rdm.example.com' }, 'RDM_SITE_URL must look like https://rdm.example.com.'],
    [{ RDM_SITE_URL: 'https://rdm.example.com/app' }, 'RDM_SITE_URL must look like https://rdm.example.com.'],
    [{ RDM_OIDC_NAME: '../evil' }, 'RDM_OIDC_NAME must be small letters, digits or _.'],
    [{ RDM_OIDC_LABEL: 'x'.repeat(31) }, 'RDM_OIDC_LABEL has 30 characters at the most.'],
  ])('is a mistake with %j', (wrong, sentence) => {
    const mistakes = mistakesOf({ ...openId, ...wrong });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(sentence);
    expect(mistakes[0]).not.toContain('a-client-secret');
  });

  it('may be asked without TLS on the machine itself', () => {
    expect(mistakesOf({ ...openId, RDM_OIDC_ISSUER: 'http://127.0.0.1:9000' })).toEqual([]);
  });
});

describe('a language model', () => {
  const llm = { RDM_LLM_URL: 'https://llm.example.com/v1', RDM_LLM_KEY: 'sk-a_secret' };

  it('is asked where both its address and its key are given, by a model that may be named', () => {
    const { RDM_LLM_URL: url, RDM_LLM_KEY: key } = llm;
    expect(readSettings({})).toMatchObject({ settings: { llm: null } });
    expect(readSettings(llm)).toMatchObject({ settings: { llm: { url, key, model: 'gpt-4o-mini' } } });
    const named = readSettings({ ...llm, RDM_LLM_MODEL: 'qwen-max' });
    expect(named).toMatchObject({ settings: { llm: { url, key, model: 'qwen-max' } } });
  });

  it.each([
    [{ RDM_LLM_URL: llm.RDM_LLM_URL }, 'For the language model RDM_LLM_KEY must be set as well.'],
    [{ ...llm, RDM_LLM_URL: 'llm' }, 'RDM_LLM_URL must look like https://llm.example.com/v1.'],
  ])('is a mistake with %j, said in one sentence without its key', (environment, sentence) => {
    const mistakes = mistakesOf(environment);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(sentence);
    expect(mistakes[0]).not.toContain(llm.RDM_LLM_KEY);
  });
});

describe('a gateway for text messages', () => {
  const sms = { RDM_SMS_URL: 'https://sms.example.com/v1/send', RDM_SMS_TOKEN: 'aB3.-_~+/==' };

  it('is where both its address and its token are given, and else messages stay in the outbox', () => {
    expect(readSettings({})).toMatchObject({ settings: { sms: null } });
    expect(readSettings(sms)).toMatchObject({ settings: { sms: { url: sms.RDM_SMS_URL, token: sms.RDM_SMS_TOKEN } } });
  });

  it.each([
    [{ RDM_SMS_URL: sms.RDM_SMS_URL }, 'For the SMS gateway RDM_SMS_TOKEN must be set as well.'],
    [{ RDM_SMS_TOKEN: 'a-secret-token' }, 'For the SMS gateway RDM_SMS_URL must be set as well.'],
    [{ ...sms, RDM_SMS_URL: 'sms.example.com' }, 'RDM_SMS_URL must look like https://sms.example.com/send.'],
    [{ ...sms, RDM_SMS_URL: 'https://u:a-secret-token@x.cn' }, 'RDM_SMS_URL must look like'],
    [{ ...sms, RDM_SMS_TOKEN: 'a-secret-token\r\nX: y' }, 'RDM_SMS_TOKEN may hold letters'],
    [{ ...sms, RDM_SMS_TOKEN: '密钥a-secret-token' }, 'RDM_SMS_TOKEN may hold letters'],
  ])('is a mistake with %j, said in one sentence without its token', (environment, sentence) => {
    const mistakes = mistakesOf(environment);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(sentence);
    expect(mistakes[0]).not.toContain('a-secret-token');
  });
});
