// A command line of `punto`, read as the program reads it, and stopped before the command does anything.
import { CommanderError } from '@commander-js/extra-typings';
import { createProgram } from '../../../src/program.ts';
import { capturedShell } from '../../captured.ts';

class Understood extends Error {}

/** `null`: the program would carry it out. */
export const puntoFault = (words: readonly string[]): string | null => {
  const { shell, printed } = capturedShell();
  const program = createProgram(shell).hook('preAction', () => {
    throw new Understood();
  });
  try {
    program.parse(words, { from: 'user' });
    return `punto ${words.join(' ')}: is no whole command`;
  } catch (error) {
    if (error instanceof Understood) return null;
    if (error instanceof CommanderError && error.exitCode === 0) return null;
    return `punto ${words.join(' ')}: ${printed().err || error}`;
  }
};
