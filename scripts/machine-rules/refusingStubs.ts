import { type AnyActorLogic, createActor } from 'xstate'
import { entries } from './literal'
import type { Rule } from './rule'

/** The actors in the file refuse loudly; the real ones are provided elsewhere. */
export const refusingStubs: Rule = {
  name: 'refusingStubs',
  async check({ machine, setup }) {
    if (machine instanceof Error) return []
    const answers = await Promise.all(
      Object.entries(machine.implementations.actors).map(async ([name, stub]) => ({
        name,
        refusal: await refusalOf('src' in stub ? stub.src : stub),
      })),
    )
    return answers
      .filter(({ name, refusal }) => !refusal?.includes(name))
      .map(({ name, refusal }) => ({
        at: setup && entries(setup, 'actors').find(({ key }) => key === name)?.value,
        message: refusal
          ? `the stub ${name} refuses without saying its name: ${refusal}`
          : `the stub ${name} does not refuse`,
      }))
  },
}

/** The message with which an actor fails when it is started, if it does. */
async function refusalOf(logic: AnyActorLogic): Promise<string | undefined> {
  const actor = createActor(logic, { input: {} })
  actor.subscribe({ error: () => {} })
  actor.start()
  await new Promise((resolve) => setImmediate(resolve))
  const { status, error } = actor.getSnapshot()
  actor.stop()
  return status === 'error' ? String(error) : undefined
}
