import { describe, expect, it } from 'vitest';
import { addressRules } from './address-rules';

const everything = addressRules(['0.0.0.0/0', '::/0', 'metadata.internal']);
const nothing = addressRules([]);

describe('the rules of addresses', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '169.254.169.254',
    '169.254.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'fd00:ec2::254',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '2002:a9fe:a9fe::1',
    '2001::1',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '::ffff:0.0.0.0',
    'localhost',
    '',
    '1.2.3',
    '0x7f.1',
  ])('never let anything reach %s, whatever is set', (address) => {
    expect(everything.allows(address, 'metadata.internal')).toBe(false);
    expect(nothing.allows(address, address)).toBe(false);
  });

  it.each([
    '127.0.0.1',
    '127.8.9.1',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '198.18.0.1',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:192.168.1.1',
  ])('let %s be reached only where it is set', (address) => {
    expect(nothing.allows(address, 'db.internal')).toBe(false);
    expect(addressRules(['db.internal']).allows(address, 'DB.internal')).toBe(true);
    expect(addressRules(['db.internal']).allows(address, 'other.internal')).toBe(false);
    expect(addressRules([address]).allows(address, 'x')).toBe(true);
    expect(everything.allows(address, 'x')).toBe(true);
  });

  it('take a range for those in it, and no further', () => {
    const rules = addressRules(['10.1.0.0/16', 'fd12::/16']);
    expect(rules.allows('10.1.255.255', 'x')).toBe(true);
    expect(rules.allows('::ffff:10.1.2.3', 'x')).toBe(true);
    expect(rules.allows('10.2.0.0', 'x')).toBe(false);
    expect(rules.allows('fd12:1::1', 'x')).toBe(true);
    expect(rules.allows('fd13::1', 'x')).toBe(false);
  });

  it('let what lies in the open be reached', () => {
    for (const address of ['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2400:3200::1']) {
      expect(nothing.allows(address, 'db.example.com')).toBe(true);
    }
  });
});
