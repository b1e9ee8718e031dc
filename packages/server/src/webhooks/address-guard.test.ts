import { describe, expect, it } from 'vitest';
import { isRefusedAddress, rangesOf } from './address-guard.ts';

const NONE = rangesOf([]);

describe('the IP address of a webhook receiver', () => {
  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine, another loopback address', '127.8.9.10'],
    ['no address', '0.0.0.0'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.0.1'],
    ['shared by a provider', '100.64.0.1'],
    ['metadata of a cloud', '169.254.169.254'],
    ['metadata of a cloud', '100.100.100.200'],
    ['documentation', '203.0.113.9'],
    ['benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.251'],
    ['broadcast', '255.255.255.255'],
    ['this machine in IPv6', '::1'],
    ['no address in IPv6', '::'],
    ['this machine, mapped', '::ffff:127.0.0.1'],
    ['metadata, mapped', '::ffff:a9fe:a9fe'],
    ['this machine, compatible', '::127.0.0.1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['private networks in IPv6', 'fd00:ec2::254'],
    ['site-local', 'fec0::1'],
    ['translated from IPv4', '64:ff9b::7f00:1'],
    ['6to4 of this machine', '2002:7f00:1::'],
    ['Teredo', '2001:0:1::1'],
    ['documentation in IPv6', '2001:db8::1'],
    ['multicast in IPv6', 'ff02::1'],
    ['a text', 'localhost'],
    ['a number', '2130706433'],
  ])('that is of %s is refused: %s', (_, address) => {
    expect(isRefusedAddress(address, NONE)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::5', '::ffff:8.8.8.8'])(
    'that is public is accepted: %s',
    (address) => {
      expect(isRefusedAddress(address, NONE)).toBe(false);
    },
  );

  it('is accepted within a range of the brand file, and refused outside of it', () => {
    const allowed = rangesOf(['10.20.0.0/16', 'fd12::/16']);
    const taken = ['10.20.3.4', '::ffff:10.20.3.4', 'fd12::9'];
    expect(taken.map((address) => isRefusedAddress(address, allowed))).toEqual([false, false, false]);
    const refused = ['10.21.0.1', '::ffff:10.21.0.1', 'fd13::9', '127.0.0.1'];
    expect(refused.map((address) => isRefusedAddress(address, allowed))).toEqual([true, true, true, true]);
  });

  it('is taken when it is named alone, and refused beside it', () => {
    const allowed = rangesOf(['10.20.0.7', 'fd12::9']);
    const asked = ['10.20.0.7', '::ffff:10.20.0.7', 'fd12::9', '10.20.0.8', 'fd12::8'];
    expect(asked.map((address) => isRefusedAddress(address, allowed))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
