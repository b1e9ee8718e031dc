#!/usr/bin/env node
// The launcher of `punto`: plain JavaScript for any Node from 20. It hands over to the pinned runtime, at once
// where that is what runs it already, as under npx. Arguments, streams, signals and the exit code pass through.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const CLI = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(dirname(CLI));
const MAIN = join(CLI, 'src', 'main.ts');
const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const launch = async () => {
  if (!existsSync(join(ROOT, 'node_modules', '.package-lock.json'))) {
    throw new Error(`The npm packages of Punto are not installed: run npm ci in ${ROOT} first.`);
  }
  const { runtime } = await import('../../../scripts/runtime.mjs');
  const node = runtime();
  if (node !== process.execPath) return spawnOn(node);
  // What the runtime makes of the sources is kept, so that the next start is quicker.
  nodeModule.enableCompileCache?.(COMPILED);
  await import(pathToFileURL(MAIN).href);
};

const spawnOn = (node) => {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const punto = spawn(node, [MAIN, ...process.argv.slice(2)], { stdio: 'inherit', env });
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
