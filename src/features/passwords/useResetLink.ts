import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { resetLinkMachine } from '../../../machines/resetLink.machine'
import { useFlow } from '../../core/useFlow'
import { resetLinkFlow } from './resetLinkPorts'

export interface ResetLink {
  /** A customer with a refused link is on her way to the start page. */
  status: 'loading' | 'usable' | 'refused' | 'failed'
  actions: { retry: () => void }
}

const statusOf = ({ value }: SnapshotFrom<typeof resetLinkMachine>): ResetLink['status'] =>
  value === 'checking' ? 'loading' : value

/** Checks the token of a link before the form for the new password appears. */
export function useResetLink(token: string): ResetLink {
  const actor = useFlow(resetLinkFlow(token))
  return {
    status: useSelector(actor, statusOf),
    actions: useMemo(() => ({ retry: () => actor.send({ type: 'load.retry' }) }), [actor]),
  }
}
