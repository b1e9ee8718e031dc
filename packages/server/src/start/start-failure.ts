// A reason for a failed start that the operator can mend, in one sentence.

import { DiskTrouble, isOpenFailure } from '@punto/store/open-failure';
import { UndecryptableShoe } from '@punto/store/shoes/shoe-encryption';
import { UnsafeShoeKey } from '@punto/store/shoes/shoe-key';
import { NatsTrouble, UnusableNatsAddress } from '../broker/nats/nats-trouble.ts';
import { SecondNode } from '../cluster/single-node-guard.ts';
import { ConfigError } from '../input/config-error.ts';
import { UnusableMetricsAddress } from '../metrics/metrics-door.ts';
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
      return `Port ${port} on ${host} is taken. Stop what listens there, or choose another with PORT.`;
    case 'EACCES':
      return `Port ${port} on ${host} needs more rights. Choose one above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is no address of this machine. Choose another with HOST.`;
    default:
      return null;
  }
};
