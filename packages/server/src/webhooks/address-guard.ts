// IP addresses that the webhook sender may connect to: public ones, and private ones in ranges that the brand file lists. Every special
// range of IANA's registries counts as private: private networks, loopback, link-local, cloud metadata, documentation, multicast.
import { BlockList, isIP, isIPv4 } from 'node:net';

const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...[
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.31.196.0/24',
    '192.52.193.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
  ],
  ...['192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** IPv6 is public within this range only; Teredo, documentation and 6to4 are special parts of it. */
const GLOBAL_IPV6 = '2000::/3';
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

/** Throws when a text is not a CIDR range such as `10.0.0.0/8`. */
export const rangesOf = (texts: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const text of texts) {
    const [address = '', length] = text.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return list;
};

const special4 = rangesOf(SPECIAL_IPV4);
const special6 = rangesOf(SPECIAL_IPV6);
const global6 = rangesOf([GLOBAL_IPV6]);

/** Returns the IPv4 address inside of an IPv6 address such as `::ffff:127.0.0.1` or `::ffff:7f00:1`; `null`: it contains none. */
const mappedIPv4 = (address: string): string | null => {
  const [, high, low] = /^\[?::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]?$/.exec(canonical(address)) ?? [];
  if (high === undefined || low === undefined) return null;
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.');
};

/** Normalizes an IPv6 address to the spelling of URLs. */
const canonical = (address: string): string => new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname;

/** True for an address that is neither public nor in an allowed range, and for a text that is no address. */
export const isRefusedAddress = (address: string, allowed: BlockList): boolean => {
  const family = isIP(address);
  if (family === 0) return true;
  if (family === 4) return special4.check(address) && !allowed.check(address);
  const mapped = mappedIPv4(address);
  if (mapped !== null) return isRefusedAddress(mapped, allowed);
  const bare = address.replace(/%.*$/, '');
  const isPublic = global6.check(bare, 'ipv6') && !special6.check(bare, 'ipv6');
  return !isPublic && !allowed.check(bare, 'ipv6');
};
