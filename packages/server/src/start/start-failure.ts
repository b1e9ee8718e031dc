// The message of a failed start whose cause the operator can correct.

import { DiskTrouble, isOpenFailure } from '@punto/store/open-failure';
import { UndecryptableShoe } from '@punto/store/shoes/shoe-encryption';
import { UnsafeShoeKey } from '@punto/store/shoes/shoe-key';
import { NatsTrouble, UnusableNatsAddress } from '../broker/nats/nats-trouble.ts';
import { SecondNode } from '../cluster/single-node-guard.ts';
import { ConfigError } from '../input/config-error.ts';
import { UnusableMetricsAddress } from '../metrics/metrics-endpoint.ts';
import { GeneratorFault } from '../rng/generator.ts';
import type { Config } from './config.ts';

const KNOWN = [
  ...[ConfigError, UnsafeShoeKey, UndecryptableShoe, UnusableMetricsAddress, GeneratorFault],
  ...[NatsTrouble, UnusableNatsAddress, SecondNode],
];

/** `null` for an unforeseen error. */
export const startFailureText = (failure: unknown, config: Config | null): string | null => {
  if (!(failure instanceof Error)) return null;
  if (isOpenFailure(failure)) return failure.message;
  if (KNOWN.some((kind) => failure instanceof kind)) return failure.message;
  if (config === null || !('syscall' in failure) || !('code' in failure)) return null;
  if (isOfTheDisk(failure.code)) return new DiskTrouble(config.dataFolder, failure).message;
  return listenText(String(failure.code), config);
};

/** An error of the file system itself, not through SQLite: disk full, quota, file too large, or failing. */
const isOfTheDisk = (code: unknown): boolean => ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'].includes(String(code));

const listenText = (code: string, { host, port }: Config): string | null => {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use by another process. Stop that process, or choose another port with PORT.`;
    case 'EACCES':
      return `Listening on port ${port} of ${host} is not permitted to this user. Choose a port above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is not an address of this machine. Set HOST to one that is, such as 127.0.0.1 or 0.0.0.0.`;
    default:
      return null;
  }
};
