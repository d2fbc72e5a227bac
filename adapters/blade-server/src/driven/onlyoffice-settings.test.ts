import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings';

const office = {
  RDM_ONLYOFFICE_URL: 'https://office.example.com',
  RDM_ONLYOFFICE_SECRET: 'a secret of both servers',
};
const read = (environment: Record<string, string>) => readSettings(environment);
const mistakesOf = (environment: Record<string, string>) => {
  const answer = read(environment);
  return 'mistakes' in answer ? answer.mistakes : [];
};

describe('the document server', () => {
  it('is none unless it is named', () => expect(read({})).toMatchObject({ settings: { onlyOffice: null } }));

  it('reaches this server where it listens, unless another address is given', () => {
    const of = (more: Record<string, string>) => read({ ...office, ...more });
    expect(of({ RDM_ONLYOFFICE_URL: 'https://office.example.com/ds/' })).toMatchObject({
      settings: {
        onlyOffice: {
          url: 'https://office.example.com/ds',
          secret: 'a secret of both servers',
          backUrl: 'http://127.0.0.1:8080',
        },
      },
    });
    expect(of({ HOST: '0.0.0.0', PORT: '80' })).toMatchObject({
      settings: { onlyOffice: { backUrl: 'http://127.0.0.1:80' } },
    });
    expect(of({ HOST: '::1' })).toMatchObject({ settings: { onlyOffice: { backUrl: 'http://[::1]:8080' } } });
    expect(of({ RDM_ONLYOFFICE_BACK_URL: 'http://rdm:8080/' })).toMatchObject({
      settings: { onlyOffice: { backUrl: 'http://rdm:8080' } },
    });
  });

  it.each([
    [{ RDM_ONLYOFFICE_URL: office.RDM_ONLYOFFICE_URL }, 'RDM_ONLYOFFICE_SECRET must be set as well.'],
    [{ RDM_ONLYOFFICE_SECRET: office.RDM_ONLYOFFICE_SECRET }, 'RDM_ONLYOFFICE_URL must be set as well.'],
    [{ RDM_ONLYOFFICE_BACK_URL: 'http://rdm' }, 'RDM_ONLYOFFICE_URL, RDM_ONLYOFFICE_SECRET must be set as well.'],
    [{ ...office, RDM_ONLYOFFICE_SECRET: 'short' }, 'RDM_ONLYOFFICE_SECRET needs at least 16 characters.'],
    [{ ...office, RDM_ONLYOFFICE_URL: 'javascript:alert(1)' }, 'RDM_ONLYOFFICE_URL must look like https://'],
    [{ ...office, RDM_ONLYOFFICE_URL: 'https://u:p@office.example.com' }, 'RDM_ONLYOFFICE_URL must look like https://'],
    [{ ...office, RDM_ONLYOFFICE_BACK_URL: 'rdm:8080' }, 'RDM_ONLYOFFICE_BACK_URL must look like https://'],
  ])('is a mistake as %j, said in one sentence that gives no secret away', (environment, sentence) => {
    const mistakes = mistakesOf(environment as Record<string, string>);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(sentence);
    expect(mistakes[0]).not.toContain(office.RDM_ONLYOFFICE_SECRET);
  });
});
