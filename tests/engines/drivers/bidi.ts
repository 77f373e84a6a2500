import { once } from 'node:events'
import { WebSocket } from 'ws'

type Answer = { id: number | null } & (
  | { type: 'success'; result: unknown }
  | { type: 'error'; error: string; message: string }
)

/** A connection that speaks WebDriver BiDi: commands with a number, answers with the same one. */
export async function connectBidi(address: string) {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithRejection>()
  let count = 0
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data))
    const asked = waiting.get(answer.id ?? 0)
    waiting.delete(answer.id ?? 0)
    if (answer.type === 'error') asked?.reject(new Error(`${answer.error}: ${answer.message}`))
    else asked?.resolve(answer.result)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'))
  })
  return {
    /** The answer is what the specification says of this command. */
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        count++
        waiting.set(count, { resolve: (result) => resolve(result as Result), reject })
        socket.send(JSON.stringify({ id: count, method, params }))
      }),
    close: () => socket.close(),
  }
}

interface PromiseWithRejection {
  resolve(result: unknown): void
  reject(error: Error): void
}

export type Bidi = Awaited<ReturnType<typeof connectBidi>>
