import { type Context, Hono } from 'hono'
import { apiValidator } from './apiValidator'
import { type Fault, faultNames } from './faults'
import { gatewayFaultNames } from './gatewayFaults'
import { outboxPage, overviewPage, reportsPage } from './pages'
import type { Sandbox } from './sandbox'

const isForm = ({ req }: Context) => req.header('content-type')?.includes('form') ?? false

/** The fields of a JSON body, or of a form of the overview page. */
const fieldsOf = (c: Context): Promise<Record<string, unknown>> =>
  isForm(c) ? c.req.parseBody() : c.req.json()

const count = (value: unknown) => (value === undefined || value === '' ? undefined : Number(value))

function readFault(fields: Record<string, unknown>): Fault | undefined {
  const operationId = apiValidator().operations.find(({ id }) => id === fields.operationId)?.id
  const fault = faultNames.find((name) => name === String(fields.fault))
  if (!fault || (!operationId && fields.operationId !== '*')) return undefined
  const [delayMs, times] = [count(fields.delayMs), count(fields.times)]
  const [status, seed] = [count(fields.status), count(fields.seed)]
  return {
    operationId: operationId ?? '*',
    fault,
    ...(delayMs ? { delayMs } : {}),
    ...(times ? { times } : {}),
    ...(status ? { status } : {}),
    ...(seed ? { seed } : {}),
  }
}

/** The pages and calls by which people and browser tests inspect and control the provider. */
export function control(sandbox: Sandbox) {
  const app = new Hono()
  /** Programs get JSON, people their page back. */
  const done = (c: Context) =>
    isForm(c) ? c.redirect(`${sandbox.base}/sandbox`, 303) : c.json({ done: true })
  app.get('/', (c) => c.html(overviewPage(sandbox)))
  app.get('/outbox', (c) => c.html(outboxPage(sandbox)))
  app.get('/outbox.json', (c) => c.json(sandbox.outbox))
  app.get('/requests', (c) => c.json(sandbox.requests))
  app.get('/violations', (c) => c.json(sandbox.violations))
  app.get('/charges', (c) => c.json(sandbox.checkouts.charges))
  app.get('/reports', (c) => c.html(reportsPage(sandbox)))
  app.get('/reports.json', (c) => c.json(sandbox.reports.list()))
  app.post('/reports', async (c) => {
    const report = await c.req.json().catch(() => undefined)
    return sandbox.reports.note(report) ? c.json({ done: true }) : c.json({ error: 'is no report' }, 400)
  })
  app.post('/reset', (c) => {
    sandbox.reset()
    return done(c)
  })
  app.post('/clock', async (c) => {
    const { now, advanceMs } = await fieldsOf(c)
    if (now !== undefined) sandbox.clock.set(new Date(String(now)))
    sandbox.clock.advance(count(advanceMs) ?? 0)
    return done(c)
  })
  app.post('/faults', async (c) => {
    const fault = readFault(await fieldsOf(c))
    if (!fault) return c.json({ error: 'operationId or fault is unknown', faultNames }, 400)
    sandbox.faults.set(fault)
    return done(c)
  })
  app.post('/gateway-faults', async (c) => {
    const { fault, delayMs } = await fieldsOf(c)
    const name = gatewayFaultNames.find((known) => known === fault)
    if (!name) return c.json({ error: 'fault is unknown', gatewayFaultNames }, 400)
    sandbox.gateway.faults.set(name, count(delayMs))
    return done(c)
  })
  const clearFaults = (c: Context) => {
    sandbox.faults.clear()
    sandbox.gateway.faults.clear()
    return done(c)
  }
  app.delete('/faults', clearFaults)
  app.post('/faults/clear', clearFaults)
  return app
}
