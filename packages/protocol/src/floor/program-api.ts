// The running program: version, runtime, and the digest over its files; for managers only. [B-56]
import { type Static, Type } from 'typebox';
import { closed, InstantSchema, listOf, orNull } from '../setup-schema.ts';

const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const ProgramSchema = Type.Object(
  {
    version: Type.String(),
    runtime: Type.String({ description: 'Version of Node.' }),
    platform: Type.String({ description: 'linux-x64.' }),
    digest: orNull({
      ...Digest,
      description:
        'SHA-256 of the manifest of all program files, as `punto digest` prints it; null: not checked yet.',
    }),
    files: Type.Integer(),
    published: orNull({ ...Digest, description: 'What PUNTO_PROGRAM_DIGEST says it must be.' }),
    checkedAt: orNull(InstantSchema),
    intact: orNull(
      Type.Boolean({
        description:
          'No file was changed since the first check after the start, and the digest is the published one.',
      }),
    ),
    changed: Type.Integer({ description: 'Files that changed since the first check.' }),
    changes: {
      ...listOf(
        Type.Object({ path: Type.String(), change: Type.Enum(['changed', 'missing', 'added']) }, closed),
      ),
      description: 'The first fifty of them.',
    },
  },
  closed,
);
export type ProgramAnswer = Static<typeof ProgramSchema>;
