// `npm run image`: does what the Containerfile says without a registry of images, and tries the result. The stages run in bare
// root folders, in which the programs of this machine stand for the base images; packages come from the npm registry. Needs Linux,
// root, `unshare`, `setpriv` and a Node with npm in /usr. Every check must have been made, or the run fails.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../child.mjs';
import { inTree } from '../paths.mjs';
import { step } from '../step.mjs';
import { tell } from '../tell.mjs';
import { createBareRoot, startInRoot } from './bare-root.mjs';
import { contextFiles, readIgnored } from './build-context.mjs';
import { checkContainer } from './check-container.mjs';
import { readContainerfile } from './containerfile.mjs';

const CHECKS = 15;
const DECOYS = [
  ...['.env', 'deploy/container/.env', 'packages/server/.env.local', 'packages/web/own.env'],
  ...['data/punto.db', 'rooms/shoe.key', 'packages/tls.pem', '.git/config', 'node_modules/ws/index.js'],
  ...[
    'packages/web/dist/index.html',
    'packages/server/test/wire-page.test.ts',
    'packages/engine/src/card.test.ts',
  ],
];

const main = async () => {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new Failure('npm run image needs Linux and root, for namespaces and mounts.');
  const folder = mkdtempSync(join(tmpdir(), 'punto-image-'));
  let done = 0;
  const check = async (name, work) => {
    await step(name, work);
    done += 1;
  };
  try {
    const [build, image] = readContainerfile();
    const files = await step('build context', () => collected());
    const built = join(folder, 'punto');
    await step('stage build', () => runBuild(build, files, join(folder, 'build'), built));
    const root = createBareRoot(join(folder, 'image'));
    await step('stage of the image', () => runInstructions(image, root, { '/punto': built }));
    await check('no secret and nothing of the tests', () => checkFiles(built));
    await checkContainer({ root, built, image, folder, check });
    console.log(`\n${done} checks of ${CHECKS}`);
    if (done !== CHECKS) throw new Failure(`${CHECKS} checks were to be made, and ${done} were.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const collected = () => {
  const admits = readIgnored();
  const leaked = DECOYS.filter(admits);
  if (leaked.length > 0) throw new Failure(`.dockerignore lets ${leaked.join(', ')} through.`);
  const files = contextFiles(admits);
  if (files.length < 1_000) throw new Failure(`The context has ${files.length} files only.`);
  return files;
};

/** Copies and commands in the order of the file; `/punto` is the folder that the next stage takes. */
const runBuild = async ({ instructions }, files, folder, built) => {
  const root = createBareRoot(folder);
  mkdirSync(built);
  mkdirSync(join(root, 'punto'));
  const home = join(root, 'root');
  const own = join(homedir(), '.npmrc');
  if (existsSync(own)) copyFileSync(own, join(home, '.npmrc'));
  // How npm reaches its registry is a matter of the machine.
  const passed = Object.entries(process.env).filter(([name]) =>
    /^(?:npm_config_(?:registry|cafile|proxy|https_proxy)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(
      name,
    ),
  );
  const env = { HOME: '/root', PATH: '/usr/local/bin:/usr/bin:/bin', ...Object.fromEntries(passed) };
  for (const { word, rest } of instructions)
    if (word === 'COPY') copyFromContext(rest.split(' '), files, built);
    else if (word === 'RUN') await inRoot(root, rest, { cwd: '/punto', env, binds: { '/punto': built } });
    else if (word !== 'WORKDIR') throw new Failure(`The build stage has ${word}, which is not tried.`);
};

const copyFromContext = (paths, files, to) => {
  const target = paths.pop();
  for (const path of paths) {
    const found = files.filter((file) => file === path || file.startsWith(`${path}/`));
    if (found.length === 0) throw new Failure(`The context has nothing of ${path}.`);
    for (const file of found) {
      // A folder is copied by its content, a file into a folder by its name.
      const inside = file === path ? file.split('/').at(-1) : file.slice(path.length + 1);
      const place = join(to, target, inside);
      mkdirSync(dirname(place), { recursive: true });
      copyFileSync(inTree(...file.split('/')), place);
    }
  }
};

/** Of the image: its commands; `COPY --from=build` is the bind. */
const runInstructions = async ({ instructions }, root, binds) => {
  for (const place of [...Object.keys(binds), '/data']) mkdirSync(join(root, place), { recursive: true });
  for (const { word, rest } of instructions)
    if (word === 'RUN')
      await inRoot(root, rest, { cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/bin' }, binds });
};

const inRoot = async (root, command, options) => {
  const child = startInRoot(root, ['/bin/sh', '-c', command], options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Failure(`RUN ${command} ended with ${code}.`, output);
};

const UNWANTED = /(?:^|\/)(?:\.env[^/]*|\.git|.*\.(?:key|pem)|[^/]*\.test\.tsx?)$/;

const checkFiles = (built) => {
  const names = readdirSync(built, { recursive: true })
    .map(String)
    .filter((name) => !name.includes('node_modules/'));
  const unwanted = names.filter((name) => UNWANTED.test(name) || /^packages\/[^/]+\/test(?:\/|$)/.test(name));
  if (unwanted.length > 0) throw new Failure(`The image has ${unwanted.slice(0, 8).join(', ')}.`);
  for (const wanted of [
    'packages/server/src/start/main.ts',
    'packages/web/dist/index.html',
    'rooms/room.schema.json',
  ])
    if (!names.includes(wanted)) throw new Failure(`The image lacks ${wanted}.`);
  const { packages } = JSON.parse(readFileSync(join(built, 'node_modules', '.package-lock.json'), 'utf8'));
  if (packages['node_modules/vitest'] !== undefined)
    throw new Failure('The image has what only builds and tests.');
};

main().catch(tell);
