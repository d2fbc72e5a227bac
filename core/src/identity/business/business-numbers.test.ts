/*
 * Samples of numbers of patents, contracts, enterprises, taxpayers and invoices: issued ones, and where none was found
 * (contracts, technology-based SMEs, reviewed certificates) ones made by the layout.
 */
import { describe, expect, it } from 'vitest';
import * as identity from '../index';
import { answer, table } from '../sample-table.testing';

describe('patent number', () => {
  table(identity.validatePatentNumber, [
    ['200310102344.5', 'ok', 'ok'],
    ['201810862228.X', 'ok', 'ok'],
    ['202120592620.4', 'ok', 'ok'],
    ['97101765.4', 'ok', 'ok'],
    ['90101673.X', 'ok', 'ok'],
    ['ZL95115608.X', '95115608.X', '95115608.X'],
    ['ZL201810801154.9', '201810801154.9', '201810801154.9'],
    ['ZL2013106997442', '201310699744.2', '201310699744.2'],
    ['cn200310102344.5', '200310102344.5', '200310102344.5'],
    ['zl201810862228x', '201810862228.X', '201810862228.X'],
    ['200310102344.6', 'ok', 'checksum'],
    ['200310102354.5', 'ok', 'checksum'],
    ['200340102344.5', 'ok', 'format'],
    ['200210102344.5', 'ok', 'date'],
    ['202710102344.5', 'ok', 'date'],
    ['84101765.4', 'ok', 'date'],
    ['04101765.4', 'ok', 'date'],
    ['03100002.9', 'ok', 'ok'],
    ['04100002.1', 'ok', 'date'],
    ['ZL 201810801154.9', 'length', 'length'],
    ['200310102344', 'length', 'length'],
    ['20031010234.45', 'format', 'format'],
    ['2003.10102344.5', 'length', 'length'],
    ['2003X0102344.5', 'format', 'format'],
    ['CN1340998A', 'length', 'length'],
    ['CN101234567B', 'length', 'length'],
    ['CN101234567', '10123456.7', 'date'],
    ['PCT/CN2019/123456', 'length', 'length'],
  ]);

  it('is not granted before its year has begun', () => {
    const on = (day: string) => answer(identity.validatePatentNumber('ZL202120592620.4', { today: day }));
    expect([on('2020-12-31'), on('2021-01-01')]).toEqual(['date', '202120592620.4']);
  });
});

describe('registration number of a technology contract', () =>
  table(identity.validateTechnologyContractNumber, [
    ['08440301000123', 'ok', 'ok'],
    ['08990301000123', 'ok', 'region'],
    ['2021440301000123', 'ok', 'ok'],
    ['2021-44030100012', 'format', 'format'],
    ['202144030100012', 'length', 'length'],
  ]));

describe('registration number of a technology-based SME', () =>
  table(identity.validateTechSmeNumber, [
    ['202144030508003456', 'ok', 'ok'],
    ['2021440305A8003456', 'ok', 'ok'],
    ['2021440305b8003456', '2021440305B8003456', '2021440305B8003456'],
    ['202166010108003456', 'ok', 'ok'],
    ['2021440305C8003456', 'format', 'format'],
    ['202144030518003456', 'format', 'format'],
    ['201644030508003456', 'ok', 'date'],
    ['202744030508003456', 'ok', 'date'],
    ['202199030508003456', 'ok', 'region'],
    ['20214403050800345', 'length', 'length'],
  ]));

describe('high-tech enterprise certificate', () =>
  table(identity.validateHighTechCertificate, [
    ['GR201512000273', 'ok', 'ok'],
    ['GR202443002931', 'ok', 'ok'],
    ['GF201444000123', 'ok', 'ok'],
    ['gr202443002931', 'GR202443002931', 'GR202443002931'],
    ['GR20151200027', 'length', 'length'],
    ['GS202443002931', 'format', 'format'],
    ['GR202499002931', 'ok', 'region'],
    ['GR200743002931', 'ok', 'date'],
    ['GR202743002931', 'ok', 'date'],
    ['GF201044000123', 'ok', 'date'],
    ['GF201644000123', 'ok', 'date'],
  ]));

describe('taxpayer identification number', () =>
  table(identity.validateTaxpayerNumber, [
    ['91350100M000100Y43', 'ok', 'ok'],
    ['911101017967003199', 'ok', 'ok'],
    ['91350100M000100Y44', 'ok', 'checksum'],
    ['11010519491231002X', 'ok', 'ok'],
    ['11010519491231002x', '11010519491231002X', '11010519491231002X'],
    ['110108802100433', 'ok', 'ok'],
    ['44030071526726x', '44030071526726X', '44030071526726X'],
    ['440300715267261', 'ok', 'checksum'],
    ['990300715267261', 'ok', 'region'],
    ['44030X715267261', 'ok', 'format'],
    ['11010519491231002X01', 'ok', 'ok'],
    ['11010519491231002X0A', 'ok', 'format'],
    ['11010519491231003X01', 'ok', 'checksum'],
    ['11010549123100201', 'ok', 'ok'],
    ['11010549133100201', 'ok', 'date'],
    ['L91350100M000100Y43', 'length', 'length'],
    ['C2023156000000001A', 'ok', 'format'],
    ['9135-100M000100Y43', 'format', 'format'],
  ]));

describe('invoice code', () =>
  table(identity.validateInvoiceCode, [
    ['011001900111', 'ok', 'ok'],
    ['031001800104', 'ok', 'ok'],
    ['053002200111', 'ok', 'ok'],
    ['144031809110', 'ok', 'ok'],
    ['000001800111', 'ok', 'ok'],
    ['1100194130', 'ok', 'ok'],
    ['9900194130', 'ok', 'region'],
    ['099001900111', 'ok', 'region'],
    ['311001900111', 'ok', 'format'],
    ['01100190011', 'length', 'length'],
    ['01100190011X', 'format', 'format'],
  ]));

describe('invoice number', () =>
  table(identity.validateInvoiceNumber, [
    ['49238156', 'ok', 'ok'],
    ['08319284', 'ok', 'ok'],
    ['24952000000110579895', 'ok', 'ok'],
    ['4923815A', 'format', 'format'],
    ['492381567', 'length', 'length'],
    ['24902000000110579895', 'ok', 'region'],
  ]));

describe('number of a fully digital invoice', () =>
  table(identity.validateDigitalInvoiceNumber, [
    ['24952000000010211653', 'ok', 'ok'],
    ['23110000000012345678', 'ok', 'ok'],
    ['20110000000012345678', 'ok', 'date'],
    ['27110000000012345678', 'ok', 'date'],
    ['23960000000012345678', 'ok', 'region'],
    ['2311000000001234567X', 'format', 'format'],
    ['49238156', 'length', 'length'],
  ]));
