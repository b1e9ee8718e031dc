// `npm start`: installs what is missing, builds what has changed, then serves. Plain JavaScript without a
// dependency, because it runs before anything is installed, on any Node from 20.
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

/** As if the server had been started in our place: it gets our signals, and we end as it ends. */
const serve = (node) => {
  const args = ['--disable-warning=ExperimentalWarning', SERVER, ...process.argv.slice(2)];
  // What the runtime makes of the sources is kept, so that the next start is quicker.
  const env = environment(node, { NODE_COMPILE_CACHE: inTree('node_modules', '.cache', 'compiled') });
  const server = spawn(node, args, { cwd: ROOT, stdio: 'inherit', env });
  let told = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      told = true;
      // Ctrl-C on a terminal reaches the server by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
    });
  }
  // A second signal would end it at once: one wish is told once.
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

/** npm starts us through a shell, and a signal sent to npm ends that shell without ever reaching us. */
const endWithShell = (end) => {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) end();
  }, SHELL_CHECK_MS).unref();
};

main().catch(tell);
