import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import { isBuilt, rememberBuild, replaceFolder } from '../../../scripts/build/build-site.ts';
import { readArguments } from '../../../scripts/commands/arguments.ts';
import { hasProgram } from '../../../scripts/commands/has-program.ts';
import { hashInputs } from '../../../scripts/commands/inputs.ts';
import { freePort } from '../../../scripts/commands/ports.ts';
import { run } from '../../../scripts/commands/process.ts';
import { publicOrigin } from '../../../scripts/commands/public-origin.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  folders.push(folder);
  return folder;
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the arguments of npm start', () => {
  test('have defaults', () => {
    expect(readArguments([], {})).toEqual({
      port: 4321,
      products: 240,
      host: undefined,
      origin: undefined,
      help: false,
    });
  });

  test('are read', () => {
    expect(readArguments(['--port', '5000', '--products=12'], {})).toMatchObject({
      port: 5000,
      products: 12,
      help: false,
    });
    expect(readArguments(['--help']).help).toBe(true);
  });

  test('have the address for other machines; in a codespace that is known', () => {
    const codespace = {
      CODESPACE_NAME: 'tienda-x',
      GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
    };
    expect(readArguments([], codespace).origin).toBe('https://tienda-x-{port}.app.github.dev');
    const { host, origin } = readArguments(['--host', '0.0.0.0', '--origin', 'https://a.example:{port}'], {});
    expect([host, publicOrigin(origin, 4400)]).toEqual(['0.0.0.0', 'https://a.example:4400']);
  });

  test.each([
    [['--port', 'x'], '--port wants a number'],
    [['--nonsense'], /--nonsense.*Try --help/],
    [['--port', '70000'], '--port wants a number from 1 to 65535'],
    [['--products', '0'], '--products wants a number'],
    [['--products', '1.5'], '--products wants a number'],
    [['--colour', 'red'], '--colour'],
    [['--host', 'here'], '--host wants an address'],
    [
      ['--origin', 'https://a.example'],
      /--origin wants an https origin with \{port\}.* such as https:\/\/a\.example:\{port\}, not/,
    ],
    [['--origin', 'https://a.example:4321/'], 'such as https://a.example:{port}, not'],
    [['--origin', 'https://t-4321.app.github.dev'], 'such as https://t-{port}.app.github.dev, not'],
    [['--origin', 'a.example'], 'such as https://a.example:{port}, not'],
    [['--origin', 'https://ana:secreto@a.example:{port}'], "not 'https://…@a.example:{port}'"],
    [['--origin', 'http://a.example:{port}'], '--origin wants an https origin'],
    [['--origin', 'https://a.example:{port}/x'], '--origin wants an https origin'],
  ])('%j are refused with a reason', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});

test('the children of a command end with it, also where it ends by itself', async () => {
  const module = new URL('../../../scripts/commands/process.ts', import.meta.url).href;
  const child = 'console.log("runs"); setInterval(() => undefined, 1000)';
  const script = `import { run } from ${JSON.stringify(module)};
    run(process.execPath, ['-e', ${JSON.stringify(child)}], { cwd: '.' });
    process.stdin.once('data', () => process.exit(1));`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  expect(String((await once(command.stdout, 'data'))[0])).toBe('runs\n');
  // Both write to it: it closes with the last of them.
  command.stdout.resume();
  command.stdin.write('end');
  expect((await once(command, 'close'))[0]).toBe(1);
});

test('a tied command learns that the one that runs it was killed', async () => {
  const module = new URL('../../../scripts/commands/process.ts', import.meta.url).href;
  const child =
    "setInterval(() => undefined, 1000); process.once('disconnect', () => { console.log('alone'); process.exit(); }); console.log('runs')";
  const script = `import { run } from ${JSON.stringify(module)};
    await run(process.execPath, ['-e', ${JSON.stringify(child)}], { cwd: '.', isTied: true });`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(command.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('runs');
  command.kill('SIGKILL');
  expect((await lines.next()).value).toBe('alone');
});

test('a command that takes too long is ended', async () => {
  const args = ['-e', 'setInterval(() => undefined, 1000)'];
  expect(await run(process.execPath, args, { cwd: '.', deadlineMs: 100 })).toBe(143);
});

test('a command that cannot be started ends with 127', async () => {
  expect(await run(join(newFolder(), 'none'), [], { cwd: '.' })).toBe(127);
});

describe('a build is made again', () => {
  const env = { PUBLIC_API_URL: 'http://127.0.0.1:4400', HOME: '/root' };
  const project = (): string => {
    const root = newFolder();
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src', 'a.ts'), '1');
    return root;
  };

  test('not when no input has changed', () => {
    const root = project();
    expect(hashInputs(root, { ...env, HOME: '/home/other' }, { products: 1 })).toBe(
      hashInputs(root, env, { products: 1 }),
    );
  });

  test('when a source, the environment or the catalogue has changed', () => {
    const root = project();
    const before = hashInputs(root, env, { products: 1 });
    expect(hashInputs(root, env, { products: 2 })).not.toBe(before);
    expect(hashInputs(root, { ...env, PUBLIC_STORE_NAME: 'X' }, { products: 1 })).not.toBe(before);
    writeFileSync(join(root, 'src', 'a.ts'), '2');
    expect(hashInputs(root, env, { products: 1 })).not.toBe(before);
  });

  test('when its folder has another build, or none', () => {
    const root = newFolder();
    const dist = join(root, 'dist');
    mkdirSync(dist);
    writeFileSync(join(dist, 'version.json'), '{"builtAt":"1"}');
    rememberBuild(root, dist, 'inputs');
    expect(isBuilt(root, dist, 'inputs')).toBe(true);
    expect(isBuilt(root, dist, 'others')).toBe(false);
    writeFileSync(join(dist, 'version.json'), '{"builtAt":"2"}');
    expect(isBuilt(root, dist, 'inputs')).toBe(false);
    rmSync(dist, { recursive: true });
    expect(isBuilt(root, dist, 'inputs')).toBe(false);
  });
});

test('a finished folder replaces the old one as a whole', () => {
  const root = newFolder();
  const [finished, target] = [join(root, 'new'), join(root, 'dist')];
  for (const folder of [finished, target]) mkdirSync(folder);
  writeFileSync(join(finished, 'new.html'), 'new');
  writeFileSync(join(target, 'old.html'), 'old');
  replaceFolder(finished, target, true);
  expect(readFileSync(join(target, 'new.html'), 'utf8')).toBe('new');
  expect(existsSync(join(target, 'old.html'))).toBe(false);
  expect(existsSync(finished)).toBe(false);
});

test('a built folder is readable by a web server of another user, whatever the umask is', () => {
  const root = newFolder();
  const [finished, target] = [join(root, 'new'), join(root, 'dist')];
  for (const [mask, file] of [
    [0o077, 0o600],
    [0o000, 0o666],
  ] as const) {
    const before = process.umask(mask);
    mkdirSync(join(finished, 'producto'), { recursive: true });
    writeFileSync(join(finished, 'producto/a.html'), '');
    expect(statSync(join(finished, 'producto/a.html')).mode & 0o777).toBe(file);
    replaceFolder(finished, target, true);
    process.umask(before);
    const modes = ['', 'producto', 'producto/a.html'].map(
      (path) => statSync(join(target, path)).mode & 0o777,
    );
    expect(modes).toEqual([0o755, 0o755, 0o644]);
  }
});

test.each(['127.0.0.1', '::1'])(
  'a port that is taken only at %s gives way to the next free one',
  async (host) => {
    const server = createServer();
    const port = await new Promise<number>((done) => {
      server.listen({ port: 0, host, ipv6Only: true }, () => {
        const address = server.address();
        done(typeof address === 'object' && address ? address.port : 0);
      });
    });
    expect(await freePort(port)).toBeGreaterThan(port);
    expect(await freePort(port + 1, { taken: [port + 1] })).toBeGreaterThan(port + 1);
    await new Promise((done) => server.close(done));
  },
);

test('a command that ends reports its exit code, and one that does not exist 127', async () => {
  const cwd = newFolder();
  expect(await run(process.execPath, ['-e', 'process.exit(3)'], { cwd })).toBe(3);
  expect(await run(join(cwd, 'none'), [], { cwd })).toBe(127);
});

test('a port that browsers refuse to open is replaced by the next one', async () => {
  expect(await freePort(6000)).toBeGreaterThan(6000);
  expect(await freePort(6665)).toBeGreaterThan(6669);
});

test('a program is found by the endings of Windows, and elsewhere by its name alone', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'rclone.exe'), '');
  writeFileSync(join(folder, 'rsync'), '');
  const env = { PATH: folder, PATHEXT: '.COM;.EXE;.CMD' };
  expect(hasProgram('rclone', env, 'win32')).toBe(true);
  expect(hasProgram('rclone', env, 'linux')).toBe(false);
  expect(hasProgram('rsync', env, 'linux')).toBe(true);
  expect(hasProgram('rsync', { ...env, PATH: '' }, 'linux')).toBe(false);
});
