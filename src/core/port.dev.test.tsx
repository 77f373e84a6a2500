import { act, render, screen } from '@testing-library/react'
import { useActorRef, useSelector } from '@xstate/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { port } from './port'

/** Rejects when it is aborted, as `fetch` does. */
const load = port(
  'reads',
  ({ signal }) =>
    new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
)

const machine = setup({ actors: { load } }).createMachine({
  initial: 'loading',
  states: {
    loading: { invoke: { src: 'load', onDone: 'loaded', onError: 'failed' } },
    loaded: {},
    failed: {},
  },
})

function Flow() {
  const actor = useActorRef(machine)
  return <p>{useSelector(actor, ({ value }) => String(value))}</p>
}

it('E1: a call that strict mode aborts is no failure of the flow, which strict mode starts again', async () => {
  render(<Flow />, { wrapper: StrictMode })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByText('loading')).toBeVisible()
})
