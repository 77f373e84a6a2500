import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { firefoxPath } from '../../../../scripts/enginePaths'
import { freePort, newFolder, retryUntilReady, startProgram } from '../../../support/program'
import { type Engine, engineOf } from './client'

/** Firefox implements WebDriver itself, in its protocol Marionette: `length:[type, id, command, parameters]`. */
export async function startFirefox(): Promise<Engine> {
  const profile = newFolder()
  const port = await freePort()
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});`)
  const args = ['--headless', '--no-remote', '--marionette', '--profile', profile]
  const program = startProgram(firefoxPath(), args, { MOZ_CRASHREPORTER_DISABLE: '1' }, profile)
  const socket = await retryUntilReady(async () => {
    const opening = connect(port, '127.0.0.1')
    await once(opening, 'connect')
    return opening
  })
  const messages = messagesOf(socket)
  // Firefox sends a greeting first.
  await messages.next()
  let count = 0
  async function ask<Value>(command: string, parameters: object = {}): Promise<Value> {
    const message = JSON.stringify([0, ++count, `WebDriver:${command}`, parameters])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const { value: answer } = await messages.next()
    if (!answer) throw new Error('Firefox has exited')
    const [, , error, result] = JSON.parse(answer)
    if (error) throw new Error(`${command}: ${error.message}`)
    return result && 'value' in result ? result.value : result
  }
  await ask('NewSession', { capabilities: { alwaysMatch: { unhandledPromptBehavior: 'ignore' } } })
  return engineOf(ask, async () => {
    socket.destroy()
    await program.stop()
  })
}

async function* messagesOf(socket: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  let rest = Buffer.alloc(0)
  for await (const part of socket) {
    rest = Buffer.concat([rest, part])
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon))
      if (rest.length < end) break
      yield String(rest.subarray(colon + 1, end))
      rest = rest.subarray(end)
    }
  }
}
