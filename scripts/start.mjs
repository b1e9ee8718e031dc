// `npm start`: installs what is missing, builds what has changed, then serves. Plain JavaScript without a
// dependency, because it runs before anything is installed, on any Node from 20.
import { spawn } from 'node:child_process';
import { installPackages } from './packages.mjs';
import { ROOT } from './paths.mjs';
import { environment, runtime } from './runtime.mjs';
import { tell } from './tell.mjs';
import { buildWebApp } from './web-app.mjs';

const SERVER = 'packages/server/src/main.ts';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const main = async () => {
  await installPackages();
  const node = runtime();
  await buildWebApp(node);
  serve(node);
};

/** As if the server had been started in our place: it gets our signals, and we end as it ends. */
const serve = (node) => {
  const args = ['--disable-warning=ExperimentalWarning', SERVER, ...process.argv.slice(2)];
  const server = spawn(node, args, { cwd: ROOT, stdio: 'inherit', env: environment(node) });
  const forward = (signal) => {
    // Ctrl-C on a terminal reaches the server by itself.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  };
  // Once each: npm and the process group may both bring us the same signal.
  const ignore = () => {};
  for (const signal of SIGNALS) {
    process.once(signal, forward);
    process.on(signal, ignore);
  }
  server.once('error', (error) => tell(error));
  server.once('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    for (const name of SIGNALS) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
};

main().catch(tell);
