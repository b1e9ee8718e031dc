// `npm start`: installs missing packages, builds what has changed, then starts the server. Plain JavaScript without
// dependencies, because it runs before anything is installed, on any Node from version 20.
import { spawn } from 'node:child_process';
import { installPackages } from './packages.mjs';
import { inTree, ROOT } from './paths.mjs';
import { environment, runtime } from './runtime.mjs';
import { tell } from './tell.mjs';
import { buildWebApp } from './web-app.mjs';

const SERVER = 'packages/server/src/start/main.ts';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SHELL_CHECK_MS = 500;

const main = async () => {
  await installPackages();
  const node = runtime();
  await buildWebApp(node);
  serve(node);
};

/** Runs the server in place of this process: forwards signals, and exits with its exit code. */
const serve = (node) => {
  const args = ['--disable-warning=ExperimentalWarning', SERVER, ...process.argv.slice(2)];
  // The compile cache is kept, so that the next start is faster.
  const env = environment(node, { NODE_COMPILE_CACHE: inTree('node_modules', '.cache', 'compiled') });
  const server = spawn(node, args, { cwd: ROOT, stdio: 'inherit', env });
  let told = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      told = true;
      // Ctrl-C on a terminal also reaches the server directly.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
    });
  }
  // A second signal would stop it immediately, so only one is forwarded.
  endWithShell(() => {
    if (!told) server.kill('SIGTERM');
    told = true;
  });
  server.once('error', tell);
  server.once('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
};

/** npm starts this script through a shell, and a signal to npm ends that shell without reaching this process. */
const endWithShell = (end) => {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) end();
  }, SHELL_CHECK_MS).unref();
};

main().catch(tell);
