import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrandId } from '../../../src/brands'
import { blocksOf, runCommands } from './guide'

const repository = resolve(import.meta.dirname, '../../..')

interface Deployment {
  /** Folder with the built portal. */
  root: string
  brand: BrandId
  apiOrigin: string
  paymentOrigin: string
  /** Further variables of portal.env. */
  settings?: Record<string, string>
}

interface Machine {
  folder: string
  /** What was written to the logs so far. */
  log: () => string
  stop: () => Promise<void>
}

export interface Nginx extends Omit<Machine, 'folder'> {
  origin: string
  /** Of the document with the form of payment. */
  paymentDocumentOrigin: string
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function until(holds: () => unknown): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Everything around the portal's own file that a machine's nginx has in its main file. */
const mainFile = (folder: string, provider: string) => `
daemon off;
# Its workers read the folder of a test, which nobody else may.
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
  # As Debian has it.
  gzip on;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  # As of two machines: where nginx may ask the next one, it does.
  upstream provider {
    server ${provider} max_fails=0;
    server ${provider} max_fails=0;
  }
  include ${folder}/etc/conf.d/*.conf;
}
`

/** Starts an nginx that serves nothing yet, in a folder that stands for those of the machine (guide.ts). */
export async function startMachine(provider: string): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  for (const name of ['bin', 'etc/conf.d']) mkdirSync(join(folder, name), { recursive: true })
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder, provider))
  const program = `#!/bin/sh\nexec env PATH='${process.env.PATH}' nginx ${words.join(' ')} "$@"\n`
  writeFileSync(join(folder, 'bin/nginx'), program, { mode: 0o755 })
  // Its output is a socket, as under systemd: nothing can open /dev/stdout there.
  const server = spawn('nginx', words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => (said += part))
  // Also where a test has failed.
  const kill = () => server.kill('SIGTERM')
  process.once('exit', kill)
  const ended = new Promise<void>((settle) => server.once('exit', () => settle()))
  const accessLog = join(folder, 'access.log')
  const log = () => said + (existsSync(accessLog) ? readFileSync(accessLog, 'utf8') : '')
  const idFile = join(folder, 'nginx.pid')
  await until(() => server.exitCode !== null || (existsSync(idFile) && readFileSync(idFile, 'utf8')))
  if (server.exitCode !== null) throw new Error(log())
  return {
    folder,
    log,
    async stop() {
      kill()
      process.off('exit', kill)
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** Edits portal.env for a machine, which has the file already. */
export async function editSettings(folder: string, { root, brand, ...deployment }: Deployment) {
  const [port, paymentPort] = [await freePort(), await freePort()]
  const [origin, paymentDocumentOrigin] = [`http://localhost:${port}`, `http://localhost:${paymentPort}`]
  const settings = {
    PORTAL_ORIGIN: origin,
    PORTAL_PAYMENT_DOCUMENT_ORIGIN: paymentDocumentOrigin,
    PORTAL_LISTEN: `127.0.0.1:${port}`,
    PORTAL_SERVER_NAME: 'localhost',
    PORTAL_PAYMENT_LISTEN: `127.0.0.1:${paymentPort}`,
    PORTAL_PAYMENT_SERVER_NAME: 'localhost',
    PORTAL_API_ORIGIN: 'http://provider',
    PORTAL_PAYMENT_ORIGIN: deployment.paymentOrigin,
    PORTAL_ROOT: resolve(root),
    PORTAL_HEADERS: join(folder, 'etc/portal-headers.conf'),
    PORTAL_ACCESS_LOG: join(folder, 'access.log'),
    PORTAL_BRAND: brand,
    PORTAL_REPORT_URL: `${deployment.apiOrigin}/sandbox/reports`,
    PORTAL_CONNECT_ORIGINS: deployment.apiOrigin,
    ...deployment.settings,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`)
  appendFileSync(join(folder, 'etc/portal.env'), lines.join(''))
  return { origin, paymentDocumentOrigin }
}

/** Waits until the portal is served there. */
export const isServed = (origin: string) =>
  until(() => fetch(`${origin.replace('localhost', '127.0.0.1')}/favicon.svg`).catch(() => false))

/** Serves a built portal by the files of deploy/, with the provider behind it. */
export async function startNginx(deployment: Deployment): Promise<Nginx> {
  const { folder, log, stop } = await startMachine(new URL(deployment.apiOrigin).host)
  cpSync(join(repository, 'deploy/nginx/portal.env'), join(folder, 'etc/portal.env'))
  const origins = await editSettings(folder, deployment)
  const [configure = ''] = /^# 2\.[\s\S]*nginx -s reload/m.exec(blocksOf('A release and a rollback')) ?? []
  try {
    runCommands(configure, repository, folder)
  } catch (error) {
    await stop()
    throw error
  }
  await isServed(origins.origin)
  return { ...origins, log, stop }
}
