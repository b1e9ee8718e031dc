// `punto verify`: whether a shoe or a round that a house opened is what it had sealed before anyone bet. It needs the
// file alone: no server, no network. [F2]
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { isHex32 } from '@punto/engine/fairness/hash';
import { verifyOpening } from '@punto/engine/fairness/verify';
import { examples } from '../command-help.ts';
import { FAILED } from '../failure.ts';
import type { Shell } from '../shell.ts';
import { readOpening } from '../verify/opened-file.ts';
import { verificationText } from '../verify/verification-text.ts';

export const verifyCommand = (shell: Shell) =>
  new Command('verify')
    .description('Verifies the proof of a shoe or round step by step: seal, cut and every dealt card.')
    .argument('<file>', 'the proof file downloaded from a table, - for standard input')
    .option('-c, --commitment <hex>', 'the commitment you wrote down before the shoe', hex32)
    .option('-v, --value <hex>', 'the value you brought into the cut', hex32)
    .option(
      '-l, --list <hex>',
      'the list of patrons who cut, as shown before the values were revealed',
      hex32,
    )
    .option('--json', 'every step as JSON')
    .addHelpText(
      'after',
      examples([
        'verify shoe.json',
        'verify shoe.json --commitment 8186…eff9',
        'verify - --json < shoe.json',
      ]),
    )
    .action(async (path, { json, ...expected }) => {
      const file = await readOpening(path, shell);
      // Loaded where there is a signature to check: the curve takes longer than all the rest.
      const { signatureOf } = file.cut.beacon ? await import('@punto/engine/fairness/drand-signature') : {};
      const found = verifyOpening(file, expected, signatureOf);
      await shell.write(
        json ? `${JSON.stringify(found, null, 2)}\n` : verificationText(file, found, shell.style),
      );
      if (!found.ok) shell.exitCode = FAILED;
    });

const hex32 = (text: string): string => {
  const hex = text.trim().toLowerCase();
  if (isHex32(hex)) return hex;
  throw new InvalidArgumentError('It must be 64 hexadecimal digits.');
};
