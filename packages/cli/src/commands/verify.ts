// `punto verify`: checks that a revealed shoe or round is the one that the house sealed before the first bet, or that an exported
// play record was settled by its definitions. It needs only the file: no server, no network. [F2] [T8]
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { isHex32 } from '@punto/engine/fairness/hash';
import { verifyOpening } from '@punto/engine/fairness/verify';
import { verifyRecord } from '@punto/engine/play-record/verify-record';
import { examples } from '../command-help.ts';
import { FAILED } from '../failure.ts';
import type { Shell } from '../shell.ts';
import { readProof } from '../verify/opened-file.ts';
import { recordText } from '../verify/record-text.ts';
import { verificationText } from '../verify/verification-text.ts';

export const verifyCommand = (shell: Shell) =>
  new Command('verify')
    .description(
      'Verifies the proof of a shoe or round step by step, seal, cut and every dealt card; or an exported play record line by line.',
    )
    .argument('<file>', 'the proof downloaded from a table, or the play record as JSON; - for standard input')
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
        'verify punto-record.json',
        'verify - --json < shoe.json',
      ]),
    )
    .action(async (path, { json, ...expected }) => {
      const file = await readProof(path, shell);
      const cuts = file.kind === 'punto-record' ? file.rounds.map(({ cut }) => cut) : [file.cut];
      // Loaded where there is a signature to check: the curve takes longer than all the rest.
      const { signatureOf } = cuts.some(({ beacon }) => beacon)
        ? await import('@punto/engine/fairness/drand-signature')
        : {};
      const write = async (found: { readonly ok: boolean }, text: string): Promise<void> => {
        await shell.write(json ? `${JSON.stringify(found, null, 2)}\n` : text);
        if (!found.ok) shell.exitCode = FAILED;
      };
      if (file.kind === 'punto-record') {
        const found = verifyRecord(file, expected, signatureOf);
        return write(found, recordText(file, found, shell.style));
      }
      const found = verifyOpening(file, expected, signatureOf);
      return write(found, verificationText(file, found, shell.style));
    });

const hex32 = (text: string): string => {
  const hex = text.trim().toLowerCase();
  if (isHex32(hex)) return hex;
  throw new InvalidArgumentError('It must be 64 hexadecimal digits.');
};
