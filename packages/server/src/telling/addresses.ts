/** Which addresses are out on the internet. A person may name any host to be told at; the operator's own network is not for them. */
import { BlockList, isIP } from 'node:net';

const inward = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // a provider's own
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and where clouds keep their secrets
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays to 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const)
  inward.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23], // Teredo and other protocol assignments
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: an IPv4 address inside
  ['3fff::', 20], // documentation
] as const)
  inward.addSubnet(network, bits, 'ipv6');

/** Of version 6 only this part is handed out; loopback, private, link-local, mapped and translated ones lie outside it. */
const outward = new BlockList();
outward.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inward.check(address, 'ipv4');
    case 6:
      return outward.check(address, 'ipv6') && !inward.check(address, 'ipv6');
    default:
      return false;
  }
}
