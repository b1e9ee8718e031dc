// Keeps the output of each node, and the books, after a fault.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresPrograms } from '@punto/store/test/support/postgres-server';
import type { NodeDeployment } from './node-deployment.ts';

export const keepEvidence = ({ nodes, address }: NodeDeployment, folder: string): void => {
  for (const node of nodes) writeFileSync(join(folder, `${node.name}.log`), node.said());
  const dump = join(postgresPrograms() ?? '', 'pg_dump');
  const { status, stderr } = spawnSync(dump, ['-d', address, '-f', join(folder, 'books.sql')]);
  if (status !== 0) console.error(`The books could not be kept: ${stderr}`);
};
