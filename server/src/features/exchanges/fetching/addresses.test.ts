import { describe, expect, it } from 'vitest';
import { checkedAddresses, checkedUrl, isPublicAddress, redirectedUrl } from './addresses.ts';

const nobody = () => Promise.reject(new Error('asked for a name'));

describe('Addresses of other exchanges', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2a00:1450:4001:82a::200e'])('may be %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '0.0.0.0',
    '::',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'fec0::1',
    '100.64.0.1',
    '255.255.255.255',
    '224.0.0.1',
    'ff02::1',
    '240.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.5',
    '2001:db8::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '100::1',
    '192.88.99.1',
    '192.0.0.8',
    '4000::1',
    'no address',
    '',
  ])('are never %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    'http://0x7f.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://１２７.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
  ])('are read for what %s means', async (text) => {
    await expect(checkedAddresses(checkedUrl(text), nobody, false)).rejects.toMatchObject({
      reason: 'forbidden-address',
    });
  });

  it.each([
    'ftp://firma.example/feed',
    'file:///etc/passwd',
    'gopher://firma.example/',
    'https://user:secret@firma.example/',
    'http://firma.example:22/',
    'http://firma.example:5432/',
    'javascript:alert(1)',
    'feed.xml',
    '',
  ])('cannot be %s', (text) => {
    expect(() => checkedUrl(text)).toThrow(
      expect.objectContaining({ reason: 'forbidden-address' }) as Error,
    );
  });

  it('may name the ports of web servers', () => {
    for (const port of ['', ':80', ':443', ':8080', ':8443'])
      expect(checkedUrl(`http://firma.example${port}/feed`).hostname).toBe('firma.example');
  });

  it('are refused where only one of several is private', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '192.168.0.1', family: 4 },
    ];
    const url = checkedUrl('https://firma.example/');
    await expect(checkedAddresses(url, resolve, false)).rejects.toMatchObject({
      reason: 'forbidden-address',
    });
  });

  it('may lead to others, but not away from https', () => {
    const from = new URL('https://firma.example/feed');
    expect(redirectedUrl(from, '/new').href).toBe('https://firma.example/new');
    expect(redirectedUrl(new URL('http://firma.example/'), from.href).href).toBe(from.href);
    for (const location of [
      'http://firma.example/feed',
      'ftp://firma.example/',
      '//firma.example:22/',
    ])
      expect(() => redirectedUrl(from, location)).toThrow(
        expect.objectContaining({ reason: 'forbidden-address' }) as Error,
      );
  });
});
