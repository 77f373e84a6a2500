import type { Actor } from 'xstate'
import { tariffSwitchMachine } from '../../machines/tariffSwitch.machine'
import type { Api } from '../api/client'
import { activatePlan, deactivatePlan } from './planPorts'
import type { PortsOf } from './port'
import { useUnitsCache } from './unitsCache'
import { useFlow } from './useFlow'
import { useUnfinishedChange } from './useUnfinishedChange'

export type TariffSwitchActor = Actor<typeof tariffSwitchMachine>

const tariffSwitchFlow = (api: Api) =>
  tariffSwitchMachine.provide({
    actors: { endFormer: deactivatePlan(api), activateChosen: activatePlan(api) } satisfies PortsOf<
      typeof tariffSwitchMachine
    >,
  })

interface SwitchListeners {
  /** The new plan is active. */
  onFinished: () => void
  /** The customer closes the sheet. */
  onLeft: () => void
}

/** The switch from one plan to another. */
export function useTariffSwitch({ onFinished, onLeft }: SwitchListeners): TariffSwitchActor {
  const { clear } = useUnitsCache()
  const actor = useFlow(tariffSwitchFlow, {
    reactions: { 'change.succeeded': onFinished, 'switch.left': onLeft, 'account.changed': clear },
  })
  useUnfinishedChange(actor, 'tariff', clear)
  return actor
}
