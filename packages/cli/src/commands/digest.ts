// `punto digest`: the SHA-256 over the files of this installed program, which shows whether two installations are the same;
// and the comparison with a published manifest, which names each differing file. [B-56]
import { Command } from '@commander-js/extra-typings';
import { examples } from '../command-help.ts';
import { FAILED, Failure } from '../failure.ts';
import { notEmpty } from '../parameters.ts';
import type { Shell } from '../shell.ts';

export const digestCommand = (shell: Shell) =>
  new Command('digest')
    .description('Prints the SHA-256 over all files of this program, or compares them with a manifest.')
    .option('--manifest', 'print the line of each file, as sha256sum writes it, instead of the digest')
    .option('--verify <manifest>', 'name each file that differs from this manifest; - is the standard input')
    .option('--root <folder>', 'folder of the installed copy (default: this one)', notEmpty('a folder'))
    .addHelpText(
      'after',
      examples(['digest', 'digest --manifest > punto.sha256', 'digest --verify punto.sha256']),
    )
    .action(async ({ manifest: asManifest, verify, root }) => {
      // Imported here, not above: other commands do not load the server.
      const files = await import('@punto/server/program/manifest');
      const { PROGRAM_ROOT } = await import('@punto/server/program/program-files');
      const found = await files.readManifest(root ?? PROGRAM_ROOT).catch((error: unknown) => {
        if (!(error instanceof Error && 'syscall' in error)) throw error;
        throw new Failure(`the files of the program cannot be read: ${error.message}`);
      });
      if (verify === undefined) {
        await shell.write(asManifest ? files.manifestText(found) : `${files.digestOf(found)}\n`);
        return;
      }
      const wanted = parsed(files.parseManifest, await shell.readFile(verify), verify);
      const changes = files.changesOf(wanted, found);
      for (const { path, change } of changes) await shell.write(`${change.padEnd(7)}  ${path}\n`);
      if (changes.length === 0) {
        await shell.write(`${files.digestOf(found)}\nAll ${found.size} files are as in the manifest.\n`);
        return;
      }
      shell.say(`punto: ${changes.length} of ${wanted.size} files differ from the manifest\n`);
      shell.exitCode = FAILED;
    });

const parsed = <T>(parse: (text: string) => T, text: string, name: string): T => {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure(`${name} is not a manifest: ${error.message}`);
    throw error;
  }
};
