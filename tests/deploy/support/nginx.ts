import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { marked } from 'marked'
import { freePort, newFolder, retryUntilReady, startProgram } from '../../support/program'

const repository = resolve(import.meta.dirname, '../../..')
const guide = readFileSync(join(repository, 'docs/deployment.md'), 'utf8')

export interface Deployment {
  /** Folder with the built portal. */
  root: string
  brand: string
  apiOrigin: string
  paymentOrigin: string
  /** Further variables of portal.env. */
  settings?: Record<string, string>
}

/** The blocks of code in one language in a chapter of docs/deployment.md, also those in lists. */
export function blocksOf(heading: string, lang = 'sh'): string {
  const chapter = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const blocks: string[] = []
  marked.walkTokens(marked.lexer(chapter), (token) => {
    if (token.type === 'code' && token.lang === lang) blocks.push(token.text)
  })
  return blocks.join('\n')
}

/** Runs commands of the guide with `folder` in place of the machine's folders; its `bin` comes first on the PATH. */
export function runCommands(commands: string, cwd: string, folder: string): void {
  const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  const moved = commands
    .replaceAll('/etc/nginx', join(folder, 'etc'))
    .replaceAll('/srv/portal', join(folder, 'srv'))
  execFileSync('sh', ['-ec', moved], { cwd, env, stdio: 'pipe' })
}

/** The main file of a machine's nginx, which includes the portal's own file. */
const mainFile = (folder: string, provider: string) => `
daemon off;
# Its workers read the folder of a test, which only root may.
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
  # As Debian has it.
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join('\n  ')}
  # Two servers: where nginx may retry at the next one, it does.
  upstream provider {
    server ${provider} max_fails=0;
    server ${provider} max_fails=0;
  }
  include ${folder}/etc/conf.d/*.conf;
}
`

/** Starts nginx without anything to serve, in a folder that replaces those of the machine. */
export async function startMachine(apiOrigin: string) {
  const folder = newFolder()
  for (const name of ['bin', 'etc/conf.d']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder, new URL(apiOrigin).host))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const command = `#!/bin/sh\nexec env PATH='${process.env.PATH}' nginx ${args.join(' ')} "$@"\n`
  writeFileSync(join(folder, 'bin/nginx'), command, { mode: 0o755 })
  // Its output is a socket, as under systemd: there, nginx cannot open /dev/stdout.
  const { output, stop } = startProgram('nginx', args, {}, folder)
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : ''
  await retryUntilReady(async () => {
    if (read('nginx.pid') === '') throw new Error(`nginx did not start: ${output()}`)
  })
  /** The logs so far. */
  const log = () => output() + read('access.log')
  return { folder, log, stop }
}

/** Appends a deployment to the portal.env of a machine. */
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
  retryUntilReady(() => fetch(`${origin.replace('localhost', '127.0.0.1')}/favicon.svg`))

/** Serves a built portal by the files of deploy/, with the provider behind it. */
export async function startNginx(deployment: Deployment) {
  const { folder, log, stop } = await startMachine(deployment.apiOrigin)
  cpSync(join(repository, 'deploy/nginx/portal.env'), join(folder, 'etc/portal.env'))
  const origins = await editSettings(folder, deployment)
  const [configure = ''] = /^# 2\.[\s\S]*nginx -s reload/m.exec(blocksOf('A release and a rollback')) ?? []
  runCommands(configure, repository, folder)
  await isServed(origins.origin)
  return { ...origins, log, stop }
}
