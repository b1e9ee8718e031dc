// `punto merge`: adds up the parts of a simulation that were dealt on other machines or at other times.
import { Command } from '@commander-js/extra-typings';
import { examples } from '../command-help.ts';
import { formatOption } from '../format-option.ts';
import { printReport } from '../report.ts';
import type { Shell } from '../shell.ts';
import { documentOf, merged, parseSimulation, type SavedSimulation } from '../simulate/simulation.ts';
import { simulationReport } from '../simulate/simulation-report.ts';

export const mergeCommand = (shell: Shell) =>
  new Command('merge')
    .description(
      'Adds up simulations of one seed and one kind of shoe that were written with simulate --out.',
    )
    .argument('<files...>', 'what simulate --out wrote; - is standard input')
    .option('--out <file>', 'write the sum to this file, to be merged further')
    .addOption(formatOption())
    .addHelpText('after', examples(['merge 1.json 2.json 3.json', 'merge part-*.json --out whole.json']))
    .action(async (files, { out, format }) => {
      const read = async (file: string): Promise<SavedSimulation> => ({
        file,
        simulation: parseSimulation(file, await shell.readFile(file)),
      });
      const [first = '', ...others] = files;
      const whole = merged([await read(first), ...(await Promise.all(others.map(read)))]);
      await printReport(simulationReport(whole), format, shell);
      if (out !== undefined) await shell.writeFile(out, `${JSON.stringify(documentOf(whole))}\n`);
    });
