import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { PreviewServer, ViteDevServer } from 'vite'
import { createSandbox } from './app'
import { demoAccounts } from './customers'
import type { Sandbox } from './sandbox'

type Handler = { fetch(request: Request): Promise<Response> }
type Next = (error?: unknown) => void

/** Serves a handler; a rejected fetch becomes a connection that breaks. */
const listenerOf = (handler: Handler) =>
  getRequestListener(
    async (request, { outgoing }) => {
      try {
        return await handler.fetch(request)
      } catch (error) {
        if (!(error instanceof TypeError && error.message === 'Failed to fetch')) throw error
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { overrideGlobalObjects: false },
  )

const isControl = (path: string) => /^\/sandbox(\/|\?|$)/.test(path)

function servePaymentPage(sandbox: Sandbox, port: number): Server {
  const server = createServer(listenerOf(sandbox.gateway))
  server.on('error', (error) => {
    console.error(`The payment page cannot use port ${port}; set PAYMENT_PORT to another one.`, error.message)
  })
  return server.listen(port, 'localhost')
}

function printAddresses(address: string, port: number): void {
  const rows = Object.values(demoAccounts).map(({ phone, username, password, special }) =>
    [phone, username.padEnd(9), password, special].join('  '),
  )
  console.info(`
  Sandbox         ${address}sandbox
  SMS and e-mail  ${address}sandbox/outbox
  Payment page    http://localhost:${port}/

  Demo accounts (phone, user name, password)
${rows.map((row) => `  ${row}`).join('\n')}
`)
}

function printForeignApi(addresses: readonly string[], api: string): void {
  const origins = addresses.map((address) => new URL(address).origin)
  console.info(`
  API             ${api}
  CORS            it must allow ${origins.join(' and ')}
  Reports         ${origins[0]}/sandbox/reports
`)
}

/** Mounts the sandbox next to the portal; with another API, it only collects the reports. */
export function mountSandbox(server: ViteDevServer | PreviewServer): void {
  const port = Number(process.env.PAYMENT_PORT ?? 5174)
  const sandbox = createSandbox({ paymentOrigin: () => `http://localhost:${port}` })
  const listener = listenerOf(sandbox)
  const foreignApi: string | undefined = server.config.env.VITE_API_ORIGIN

  server.middlewares.use((req: IncomingMessage, res: ServerResponse, next: Next) => {
    const { url = '' } = req
    if (!isControl(url) && (foreignApi || !url.startsWith('/api/'))) return next()
    listener(req, res).catch(next)
  })
  if (!foreignApi)
    server.httpServer?.once('listening', () => {
      const payment = servePaymentPage(sandbox, port)
      server.httpServer?.once('close', () => payment.close())
    })
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    const { local, network } = server.resolvedUrls ?? { local: [], network: [] }
    if (foreignApi) printForeignApi([...local, ...network], foreignApi)
    else printAddresses(local[0] ?? '/', port)
  }
}
