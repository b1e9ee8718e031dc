// The shipped deployment files compared with the program: a probe of a path that does not exist would restart it
// forever, and a setting that is not read would have no effect.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATHS } from '@punto/protocol/paths';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

type Probe = { readonly httpGet: { readonly path: string; readonly port: string } };
type Container = {
  readonly env?: readonly { readonly name: string }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly lifecycle: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
};
type Deployment = {
  readonly spec: {
    readonly strategy: { readonly rollingUpdate: { readonly maxUnavailable: number } };
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly Container[];
        readonly volumes: readonly { readonly name: string }[];
      };
    };
  };
};
type Secret = { readonly env: readonly { readonly valueFrom: { readonly secretKeyRef: object } }[] };
type Settings = { readonly data: Readonly<Record<string, string>> };

const kubernetes = readdirSync(join(ROOT, 'deploy/kubernetes')).flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((document) => document.toJS()),
);
const named = <T>(kind: string, name: string): T =>
  kubernetes.find((each) => each.kind === kind && each.metadata.name === name);

const { template, strategy } = named<Deployment>('Deployment', 'punto').spec;
const [container] = template.spec.containers;
if (!container) throw new Error('there is no container');
const compose = parse(read('deploy/container/compose.yaml')).services;
const containerfile = read('deploy/container/Containerfile');
const namesIn = (path: string, name: RegExp) => [...read(path).matchAll(name)].map(([, found]) => found);
/** Settings that are read, and those in the manual. */
const settings = namesIn('packages/server/src/start/environment.ts', /^ {2}([A-Z_]+): Type\./gm);
const explained = namesIn('docs/guides/operating.md', /^\| `([A-Z_]+)` \|/gm);
/** It stops within this time, even if clients do not cooperate. */
const STOP_S = 10;

describe('the files that deploy several nodes', () => {
  it('sets only settings that the server reads, and the manual explains all of them', () => {
    const set = [
      ...Object.keys(named<Settings>('ConfigMap', 'punto').data),
      ...(container.env ?? []).map(({ name }) => name),
      ...Object.keys(compose.node.environment),
      ...[...containerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
        [...line.matchAll(/(\w+)=/g)].map(([, name]) => name),
      ),
      // Of the system and of Node.
    ].filter((name) => name !== 'PATH' && name !== 'NODE_COMPILE_CACHE');
    expect(set.length).toBeGreaterThan(12);
    for (const name of set) expect(settings, name).toContain(name);
    expect([...new Set(explained)].sort()).toEqual(settings.toSorted());
  });

  it('probes existing paths', () => {
    const ports = new Map(container.ports.map(({ name, containerPort }) => [name, containerPort]));
    expect(container.startupProbe.httpGet.path).toBe(PATHS.live);
    expect(container.livenessProbe.httpGet.path).toBe(PATHS.live);
    expect(container.readinessProbe.httpGet.path).toBe(PATHS.ready);
    for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe])
      expect(containerfile).toContain(`PORT=${ports.get(probe.httpGet.port)}`);
    expect(containerfile).toContain(PATHS.live);
    expect(read('deploy/haproxy/haproxy.cfg')).toContain(`option httpchk GET ${PATHS.ready}`);
    expect(read('deploy/haproxy/haproxy.cfg')).toContain(`node:${ports.get('http')}`);
  });

  it('gives a node enough time to stop', () => {
    const { seconds } = container.lifecycle.preStop.sleep;
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds + 2 * STOP_S);
    expect(Number.parseInt(compose.node.stop_grace_period, 10)).toBeGreaterThan(2 * STOP_S);
    expect(strategy.rollingUpdate.maxUnavailable).toBe(0);
  });

  it('puts no secret into an image, a commit or a log', () => {
    // The build context is an allow list, and the image copies named paths of it.
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(ignored[0]).toBe('*');
    const taken = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(taken).not.toContain('deploy');
    const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(copied.length).toBeGreaterThan(8);
    for (const path of copied) expect(taken, path).toContain(path.split('/')[0]);
    for (const secret of ['**/.env', '**/*.env', '**/*.key', '**/*.pem'])
      expect(ignored.indexOf(secret), secret).toBeGreaterThan(
        ignored.findLastIndex((line) => line.startsWith('!')),
      );
    // The files compose.yaml asks for are ignored by git, and so are keys.
    for (const path of [
      'deploy/container/.env',
      '.env',
      'packages/server/.env.local',
      'data/shoe.key',
      'tls.pem',
    ])
      expect(execFileSync('git', ['check-ignore', path], { cwd: ROOT, encoding: 'utf8' }).trim()).toBe(path);
  });

  it('trusts one balancer only, and requires a password of every client at NATS', () => {
    const balancer = compose.balancer.networks.default.ipv4_address;
    expect(compose.node.environment.PUNTO_TRUSTED_PROXY).toBe(balancer);
    expect(compose.balancer.ports).toEqual(['127.0.0.1:8080:8080']);
    const { data } = kubernetes.find(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'nats',
    );
    expect(data['nats.conf']).toMatch(
      /authorization \{\s+users: \[\{\s+user: punto\s+password: \$NATS_PASSWORD/,
    );
    expect(
      named<{ spec: { template: { spec: { containers: Secret[] } } } }>('StatefulSet', 'nats').spec.template
        .spec.containers[0]?.env[0]?.valueFrom.secretKeyRef,
    ).toEqual({ name: 'nats', key: 'password' });
    const policies = kubernetes
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map(({ metadata }) => metadata.name);
    expect(policies.sort()).toEqual(['nats', 'punto']);
  });

  it('runs the built tree as a service, without a registry', () => {
    const [unit, backup] = ['punto', 'punto-backup'].map((name) => read(`deploy/systemd/${name}.service`));
    for (const text of [unit, backup]) {
      expect(text).toMatch(/^ExecStart=\/opt\/punto\/node_modules\/\.bin\/node .*packages\//m);
      expect(text).toMatch(/^UMask=0077$/m);
    }
    expect(unit).toMatch(/^RestartPreventExitStatus=78$/m);
    // The only folders that the unit may write are below /var/lib and /var/cache.
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
    const [, cache] = /^CacheDirectory=(\S+)$/m.exec(unit ?? '') ?? [];
    expect(unit).toMatch(new RegExp(`^Environment=.* NODE_COMPILE_CACHE=/var/cache/${cache}$`, 'm'));
    expect(read('packages/server/src/start/program.ts')).toContain('WRONG_SETTINGS = 78');
    const { build } = JSON.parse(read('package.json')).scripts;
    expect(build).toBe('node scripts/build.mjs');
    expect(read('docs/guides/operating.md')).toContain('npm run build  ');
    const [folder] = /\/var\/lib\/punto-backups/.exec(backup ?? '') ?? [];
    expect(backup).toContain(`backup ${folder} --data`);
    expect(backup).toMatch(/^StateDirectory=punto-backups$/m);
  });

  it('names an existing program, and writes only where it may', () => {
    expect(containerfile).toContain('"packages/server/src/start/main.ts"');
    expect(read('packages/server/src/start/main.ts')).toContain("await import('./program.ts')");
    const mounted = container.volumeMounts.map(({ name }) => name).sort();
    expect(template.spec.volumes.map(({ name }) => name).sort()).toEqual(mounted);
  });
});
