import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrandId } from '../../../src/brands'

const template = resolve(import.meta.dirname, '../../../deploy/nginx/portal.conf.template')
const headers = resolve(import.meta.dirname, '../../../deploy/nginx/headers.conf')

interface Deployment {
  /** Folder with the built portal. */
  root: string
  brand: BrandId
  /** After how many minutes without use a session ends. */
  inactivityMinutes?: number
  /** `off` for an overview without its further cards. */
  furtherReads?: 'off' | ''
  apiOrigin: string
  paymentOrigin: string
}

export interface Nginx {
  origin: string
  /** Of the document with the form of payment. */
  paymentDocumentOrigin: string
  /** What was written to its logs so far. */
  log: () => string
  stop: () => Promise<void>
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** As envsubst does: only what is given is replaced, so that nginx keeps variables of its own. */
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Everything around the portal's own file that a machine's nginx has in its main file. */
const mainFile = (folder: string, provider: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
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
  include ${folder}/portal.conf;
}
`

/** Serves a built portal by the files of deploy/, with the provider behind it. */
export async function startNginx({
  root,
  brand,
  inactivityMinutes,
  furtherReads = '',
  apiOrigin,
  paymentOrigin,
}: Deployment): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const [port, paymentPort] = [await freePort(), await freePort()]
  const [origin, paymentDocumentOrigin] = [`http://localhost:${port}`, `http://localhost:${paymentPort}`]
  const values = {
    PORTAL_LISTEN: `127.0.0.1:${port}`,
    PORTAL_ORIGIN: origin,
    PORTAL_SERVER_NAME: 'localhost',
    PORTAL_PAYMENT_LISTEN: `127.0.0.1:${paymentPort}`,
    PORTAL_PAYMENT_SERVER_NAME: 'localhost',
    PORTAL_PAYMENT_DOCUMENT_ORIGIN: paymentDocumentOrigin,
    PORTAL_ROOT: resolve(root),
    PORTAL_HEADERS: headers,
    PORTAL_BRAND: brand,
    PORTAL_FURTHER_READS: furtherReads,
    PORTAL_INACTIVITY_MINUTES: String(inactivityMinutes ?? ''),
    PORTAL_API_ORIGIN: 'http://provider',
    PORTAL_PAYMENT_ORIGIN: paymentOrigin,
    PORTAL_REPORT_URL: `${apiOrigin}/sandbox/reports`,
    PORTAL_CONNECT_ORIGINS: apiOrigin,
    PORTAL_SECURITY_CONTACT: 'mailto:security@portal.example',
    PORTAL_SECURITY_EXPIRES: '2027-06-30T00:00:00Z',
  }
  writeFileSync(join(folder, 'portal.conf'), fill(readFileSync(template, 'utf8'), values))
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder, new URL(apiOrigin).host))
  const logFile = join(folder, 'log')
  const output = openSync(logFile, 'a')
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', output, output],
  })
  const ended = new Promise<void>((settle) => server.once('exit', () => settle()))
  const log = () => readFileSync(logFile, 'utf8')
  while (!(await fetch(`http://127.0.0.1:${port}/favicon.svg`).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(log())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    origin,
    paymentDocumentOrigin,
    log,
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
