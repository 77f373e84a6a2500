import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { TariffList, tariffMachine } from '../../../machines/tariff.machine'
import type { tariffSwitchMachine } from '../../../machines/tariffSwitch.machine'
import type { Tariff } from '../../api/types'
import { listen } from '../../core/announcement'
import type { CachedUnits } from '../../core/unitsCache'
import { useChangedBalance } from '../../core/useChangedBalance'
import { useFlow } from '../../core/useFlow'
import { usePrepaidBalance } from '../../core/usePrepaidBalance'
import { useUnfinishedChange } from '../../core/useUnfinishedChange'
import { tariffFlow } from './ports'
import { type Comparison, comparisonOf, errandOf, planOf } from './rules'
import { useUnits } from './useUnits'

/** How far a switch has come; `refused` and `needsTopUp` once the previous plan has ended. */
type SwitchStep =
  | 'offered'
  | 'endingPrevious'
  | 'activating'
  | 'unchanged'
  | 'refused'
  | 'needsTopUp'
  | 'unknown'

/** What is open over the list. */
export type TariffDialog =
  | { kind: 'none' }
  | { kind: 'order'; tariff: Tariff; isBusy: boolean }
  | { kind: 'switch'; step: SwitchStep; previous: Tariff | undefined; selected: Tariff; isBusy: boolean }
  | { kind: 'activated'; tariff: Tariff; previous: Tariff | undefined }
  | { kind: 'end'; tariff: Tariff; isInUse: boolean; isBusy: boolean }
  | { kind: 'ended'; tariff: Tariff; isLast: boolean }
  | { kind: 'funds'; tariff: Tariff }
  | { kind: 'unknown'; tariff: Tariff }

/** What the page can say of the customer's own use; `hidden` without the units and a request for them. */
export type OwnUse = 'known' | 'pending' | 'unknown' | 'hidden'

export interface Tariffs {
  status: 'loading' | 'shown' | 'failed'
  /** As it was loaded last; it may be stale while `isReloading`. */
  list: TariffList | null
  isReloading: boolean
  comparison: Comparison
  /** The units of the contract, as far as they are loaded. */
  units: CachedUnits | undefined
  unitsRequest: ReturnType<typeof useUnits>['request']
  ownUse: OwnUse
  /** The prepaid balance in EUR; `null` for other contracts, and if it is unknown. */
  balance: number | null
  /** The balance after the change that a dialog confirms; `null` until it is known. */
  changedBalance: number | null
  /** The plan whose dialog was closed last: its button takes the focus back. */
  lastSelectedCode: string | undefined
  dialog: TariffDialog
  actions: ReturnType<typeof actionsOf>
}

type TariffActor = Actor<typeof tariffMachine>

const none: TariffDialog = { kind: 'none' }

function dialogOf(snapshot: SnapshotFrom<typeof tariffMachine>): TariffDialog {
  const { list, selectedCode, previous } = snapshot.context
  const tariff = planOf(list, selectedCode)
  if (!list || !tariff) return none
  const isBusy = snapshot.hasTag('busy')
  if (snapshot.matches({ showingOutcome: { confirmed: 'activated' } }))
    return { kind: 'activated', tariff, previous: planOf(list, previous?.code) }
  if (snapshot.matches({ showingOutcome: { confirmed: 'ended' } }))
    return { kind: 'ended', tariff, isLast: list.activeCodes.every((code) => code === selectedCode) }
  if (snapshot.hasTag('activation')) return { kind: 'order', tariff, isBusy }
  if (snapshot.hasTag('deactivation'))
    return { kind: 'end', tariff, isInUse: tariff === list.oldTariff, isBusy }
  if (snapshot.matches('insufficientFunds')) return { kind: 'funds', tariff }
  return snapshot.hasTag('outcomeUnknown') ? { kind: 'unknown', tariff } : none
}

function stepOf(snapshot: SnapshotFrom<typeof tariffSwitchMachine>): SwitchStep {
  if (snapshot.hasTag('outcomeUnknown')) return 'unknown'
  if (snapshot.matches('unchanged')) return 'unchanged'
  if (snapshot.matches({ previousEnded: 'needsTopUp' })) return 'needsTopUp'
  if (snapshot.matches('previousEnded')) return 'refused'
  if (snapshot.matches('activatingAgain')) return 'activating'
  return snapshot.matches('endingPrevious') ? 'endingPrevious' : 'offered'
}

function switchDialogOf(
  snapshot: SnapshotFrom<typeof tariffSwitchMachine> | undefined,
  list: TariffList | null,
): TariffDialog | undefined {
  const selected = planOf(list, snapshot?.context.selected?.code)
  if (!snapshot || !selected) return undefined
  const previous = planOf(list, snapshot.context.previous?.code)
  return { kind: 'switch', step: stepOf(snapshot), previous, selected, isBusy: snapshot.hasTag('busy') }
}

const actionsOf = (tariffs: TariffActor) => {
  const tariffSwitch = () => tariffs.getSnapshot().children.tariffSwitch
  return {
    retry: () => tariffs.send({ type: 'load.retry' }),
    choose: (code: string) => tariffs.send({ type: 'tariff.activate', code }),
    chooseToEnd: (code: string) => tariffs.send({ type: 'tariff.deactivate', code }),
    order: () => tariffs.send({ type: 'terms.accept' }),
    cancelOrder: () => tariffs.send({ type: 'terms.decline' }),
    end: () => tariffs.send({ type: 'deactivation.confirm' }),
    cancelEnd: () => tariffs.send({ type: 'deactivation.cancel' }),
    topUp: (plan: Tariff) =>
      (tariffSwitch() ?? tariffs).send({ type: 'topUp.choose', errand: errandOf(plan) }),
    closeFunds: () => tariffs.send({ type: 'notice.close' }),
    closeOutcome: () => tariffs.send({ type: 'sheet.close' }),
    switchPlans: () => tariffSwitch()?.send({ type: 'switch.confirm' }),
    leaveSwitch: () => tariffSwitch()?.send({ type: 'switch.leave' }),
    orderAgain: () => tariffSwitch()?.send({ type: 'activation.retry' }),
  }
}

/** The tariffs of the current contract. */
export function useTariffs(): Tariffs {
  const { units, request, isPending, clear } = useUnits()
  const actor = useFlow(tariffFlow, { reactions: { 'account.changed': clear } })
  const tariffSwitch = useSelector(actor, ({ children }) => children.tariffSwitch)
  useEffect(() => tariffSwitch && listen(tariffSwitch, { 'account.changed': clear }), [tariffSwitch, clear])
  // A customer who leaves during a change does not see its result.
  useUnfinishedChange(actor, 'tariff', clear)
  useUnfinishedChange(tariffSwitch, 'tariff', clear)

  const list = useSelector(actor, ({ context }) => context.list)
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const lastSelectedCode = useSelector(actor, ({ value, context }) =>
    value === 'browsing' ? context.selectedCode : undefined,
  )
  const switchDialog = useSelector(tariffSwitch, (snapshot) => switchDialogOf(snapshot, list), shallowEqual)
  const dialog = useSelector(actor, dialogOf, shallowEqual)
  const comparison = useMemo(() => comparisonOf(list, units), [list, units])
  return {
    status: hasFailed ? 'failed' : list ? 'shown' : 'loading',
    list,
    isReloading: isLoading && list !== null,
    comparison,
    units,
    unitsRequest: request,
    ownUse: comparison.use ? 'known' : isPending ? 'pending' : units || request ? 'unknown' : 'hidden',
    balance: usePrepaidBalance(),
    changedBalance: useChangedBalance(dialog.kind === 'activated' || dialog.kind === 'ended'),
    lastSelectedCode,
    dialog: switchDialog ?? dialog,
    actions: useMemo(() => actionsOf(actor), [actor]),
  }
}
