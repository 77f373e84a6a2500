import { Hono } from 'hono'
import { answer } from './answer'
import { ApiViolation, apiValidator } from './apiValidator'
import { createClock } from './clock'
import { control } from './control'
import { createFaults } from './faults'
import { createGateway, pathBelow } from './gateway'
import { createGatewayFaults } from './gatewayFaults'
import { emptyMemory } from './memory'
import { createReportLog } from './reportLog'
import { createRequestLog } from './requestLog'
import type { Sandbox, SandboxOptions } from './sandbox'
import { createProvider, seed } from './state'

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    base = '',
    refusalStatus = 400,
    paymentOrigin = () => 'http://localhost:5174',
    memory = emptyMemory(),
  } = options
  const clock = createClock(options.now, memory.clock)
  const faults = createFaults(memory.faults)
  const log = createRequestLog(memory.requests, memory.violations)
  const reports = createReportLog(memory.reports)
  function build() {
    memory.provider ??= seed(clock.now())
    return createProvider(clock, paymentOrigin, memory.provider)
  }
  let provider = build()

  const app = new Hono({ getPath: pathBelow(base) })
  // Hono would turn errors into answers; a dropped connection must stay one.
  app.onError((error) => {
    throw error
  })
  for (const operation of apiValidator().operations)
    app.on(
      operation.method.toUpperCase(),
      operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      async ({ req }) => {
        const close = await log.open(operation.id, req.raw)
        try {
          const requestFields = await operation.readRequest(req.raw, req.param())
          const response = await faults.apply(operation.id, async () => {
            const correctResponse = await answer(operation, req.raw, requestFields, provider, refusalStatus)
            await operation.checkResponse(correctResponse)
            return correctResponse
          })
          return close(response)
        } catch (error) {
          if (error instanceof ApiViolation) return close(log.violation(error))
          throw error
        }
      },
    )
  app.all('/api/*', ({ req }) =>
    log.violation(new ApiViolation(`${req.method} ${req.path}`, 'is not an operation of openapi.yaml')),
  )

  const sandbox: Sandbox = {
    base,
    fetch: async (request) => app.fetch(request),
    gateway: createGateway(
      base,
      () => provider.checkouts,
      createGatewayFaults(memory.gatewayFaults),
      memory.cardNumbers,
    ),
    clock,
    faults,
    get checkouts() {
      return provider.checkouts
    },
    get outbox() {
      return provider.outbox.messages()
    },
    requests: log.entries,
    violations: log.violations,
    reports,
    reset() {
      clock.reset()
      faults.clear()
      sandbox.gateway.faults.clear()
      log.clear()
      reports.clear()
      memory.cardNumbers.clear()
      delete memory.provider
      provider = build()
    },
  }
  app.route('/sandbox', control(sandbox))
  return sandbox
}
