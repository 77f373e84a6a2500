import type { ActorRefFrom } from 'xstate'
import { tariffSwitchMachine } from '../../../machines/tariffSwitch.machine'
import type { Api } from '../../api/client'
import type { PortsOf } from '../../flows/port'
import { activatePlan, deactivatePlan } from './ports'

export type TariffSwitchActor = ActorRefFrom<typeof tariffSwitchMachine>

/** The switch from one plan to another. */
export const tariffSwitchFlow = (api: Api) =>
  tariffSwitchMachine.provide({
    actors: { endFormer: deactivatePlan(api), activateChosen: activatePlan(api) } satisfies PortsOf<
      typeof tariffSwitchMachine
    >,
  })
