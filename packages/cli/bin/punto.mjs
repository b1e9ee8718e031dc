#!/usr/bin/env node
// The launcher of `punto`: plain JavaScript for any Node from 20. It hands over to the pinned runtime, at once
// where that is what runs it already, as under npx. Arguments, streams, signals and the exit code pass through.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pinnedRuntime } from './pinned-runtime.mjs';

const CLI = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCE = join(CLI, 'src', 'main.ts');
/** In the tree the sources run as they are; a published package has compiled files. */
const IN_TREE = existsSync(SOURCE);
const MAIN = IN_TREE ? SOURCE : join(CLI, 'dist', 'main.js');
/** The folder of the packages that this one needs: of the tree, or the one that this package is installed in. */
const PACKAGES = IN_TREE ? join(CLI, '..', '..', 'node_modules') : join(CLI, '..', '..');
const COMPILED = join(PACKAGES, '.cache', IN_TREE ? 'compiled' : 'punto');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const launch = async () => {
  if (IN_TREE && !existsSync(join(PACKAGES, '.package-lock.json'))) {
    throw new Error(`The npm packages of Punto are not installed: run npm ci in ${dirname(PACKAGES)} first.`);
  }
  const node = pinnedRuntime();
  if (node !== process.execPath) return spawnOn(node);
  // What the runtime makes of the sources is kept, so that the next start is quicker.
  nodeModule.enableCompileCache?.(COMPILED);
  await import(pathToFileURL(MAIN).href);
};

const spawnOn = (node) => {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const args = ['--disable-warning=ExperimentalWarning', MAIN, ...process.argv.slice(2)];
  const punto = spawn(node, args, { stdio: 'inherit', env });
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // Ctrl-C on a terminal reaches the runtime by itself.
      if (signal !== 'SIGINT' || !onTerminal()) punto.kill(signal);
    });
  }
  punto.once('error', tell);
  punto.once('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
};

const onTerminal = () => [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);

const tell = (error) => {
  console.error(`punto: ${error.message}`);
  process.exitCode = 1;
};

launch().catch(tell);
