import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { TariffList, tariffMachine } from '../../../machines/tariff.machine'
import type { tariffSwitchMachine } from '../../../machines/tariffSwitch.machine'
import type { Tariff } from '../../api/types'
import { listen } from '../../core/announcement'
import { useAnswers } from '../../core/answerCache'
import { type CachedUnits, unitsCache, useCachedUnits } from '../../core/unitsCache'
import { useChangedBalance } from '../../core/useChangedBalance'
import { useFlow } from '../../core/useFlow'
import { usePrepaidBalance } from '../../core/usePrepaidBalance'
import { useUnfinishedChange } from '../../core/useUnfinishedChange'
import { tariffFlow } from './ports'
import { type Comparison, comparisonOf, planOf } from './rules'

/** How far a switch has come; `refused` and `needsTopUp` once the former plan has ended. */
type SwitchStep =
  | 'offered'
  | 'endingFormer'
  | 'activating'
  | 'unchanged'
  | 'refused'
  | 'needsTopUp'
  | 'unknown'

/** What is open over the list. */
export type TariffDialog =
  | { kind: 'none' }
  | { kind: 'order'; tariff: Tariff; isBusy: boolean }
  | { kind: 'switch'; step: SwitchStep; former: Tariff | undefined; chosen: Tariff; isBusy: boolean }
  | { kind: 'activated'; tariff: Tariff; former: Tariff | undefined }
  | { kind: 'end'; tariff: Tariff; isInUse: boolean; isBusy: boolean }
  | { kind: 'ended'; tariff: Tariff; isLast: boolean }
  | { kind: 'funds'; tariff: Tariff }
  | { kind: 'unknown'; tariff: Tariff }

export interface Tariffs {
  status: 'loading' | 'shown' | 'failed'
  /** As it was loaded last; it may be stale while `isReloading`. */
  list: TariffList | null
  isReloading: boolean
  comparison: Comparison
  /** The units of the contract, if another page has loaded them. */
  units: CachedUnits | undefined
  /** The prepaid balance in EUR; `null` for other contracts, and if it is unknown. */
  balance: number | null
  /** The balance after the change that a dialog confirms; `null` until it is known. */
  changedBalance: number | null
  /** The plan whose dialog was closed last: its button takes the focus back. */
  lastChosenCode: string | undefined
  dialog: TariffDialog
  actions: ReturnType<typeof actionsOf>
}

type TariffActor = Actor<typeof tariffMachine>

const none: TariffDialog = { kind: 'none' }

function dialogOf(snapshot: SnapshotFrom<typeof tariffMachine>): TariffDialog {
  const { list, chosenCode, former } = snapshot.context
  const tariff = planOf(list, chosenCode)
  if (!list || !tariff) return none
  const isBusy = snapshot.hasTag('busy')
  if (snapshot.matches({ showingOutcome: { confirmed: 'activated' } }))
    return { kind: 'activated', tariff, former: planOf(list, former?.code) }
  if (snapshot.matches({ showingOutcome: { confirmed: 'ended' } }))
    return { kind: 'ended', tariff, isLast: list.activeCodes.every((code) => code === chosenCode) }
  if (snapshot.hasTag('activation')) return { kind: 'order', tariff, isBusy }
  if (snapshot.hasTag('deactivation'))
    return { kind: 'end', tariff, isInUse: tariff === list.oldTariff, isBusy }
  if (snapshot.matches('insufficientFunds')) return { kind: 'funds', tariff }
  return snapshot.hasTag('outcomeUnknown') ? { kind: 'unknown', tariff } : none
}

function stepOf(snapshot: SnapshotFrom<typeof tariffSwitchMachine>): SwitchStep {
  if (snapshot.hasTag('outcomeUnknown')) return 'unknown'
  if (snapshot.matches('unchanged')) return 'unchanged'
  if (snapshot.matches({ formerEnded: 'needsTopUp' })) return 'needsTopUp'
  if (snapshot.matches('formerEnded')) return 'refused'
  if (snapshot.matches('activatingAgain')) return 'activating'
  return snapshot.matches('endingFormer') ? 'endingFormer' : 'offered'
}

function switchDialogOf(
  snapshot: SnapshotFrom<typeof tariffSwitchMachine> | undefined,
  list: TariffList | null,
): TariffDialog | undefined {
  const chosen = planOf(list, snapshot?.context.chosen?.code)
  if (!snapshot || !chosen) return undefined
  const former = planOf(list, snapshot.context.former?.code)
  return { kind: 'switch', step: stepOf(snapshot), former, chosen, isBusy: snapshot.hasTag('busy') }
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
    topUp: () => (tariffSwitch() ?? tariffs).send({ type: 'topUp.choose' }),
    closeFunds: () => tariffs.send({ type: 'notice.close' }),
    closeOutcome: () => tariffs.send({ type: 'sheet.close' }),
    switchPlans: () => tariffSwitch()?.send({ type: 'switch.confirm' }),
    leaveSwitch: () => tariffSwitch()?.send({ type: 'switch.leave' }),
    orderAgain: () => tariffSwitch()?.send({ type: 'activation.retry' }),
  }
}

/** The tariffs of the current contract. */
export function useTariffs(): Tariffs {
  const cachedUnits = useAnswers(unitsCache)
  const clear = useCallback(() => cachedUnits?.clear(), [cachedUnits])
  const actor = useFlow(tariffFlow, { reactions: { 'account.changed': clear } })
  const tariffSwitch = useSelector(actor, ({ children }) => children.tariffSwitch)
  useEffect(() => tariffSwitch && listen(tariffSwitch, { 'account.changed': clear }), [tariffSwitch, clear])
  // A customer who leaves during a change does not see its result.
  useUnfinishedChange(actor, 'tariff', clear)
  useUnfinishedChange(tariffSwitch, 'tariff', clear)

  const list = useSelector(actor, ({ context }) => context.list)
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const lastChosenCode = useSelector(actor, ({ value, context }) =>
    value === 'browsing' ? context.chosenCode : undefined,
  )
  const switchDialog = useSelector(tariffSwitch, (snapshot) => switchDialogOf(snapshot, list), shallowEqual)
  const dialog = useSelector(actor, dialogOf, shallowEqual)
  const units = useCachedUnits()
  return {
    status: hasFailed ? 'failed' : list ? 'shown' : 'loading',
    list,
    isReloading: isLoading && list !== null,
    comparison: useMemo(() => comparisonOf(list, units), [list, units]),
    units,
    balance: usePrepaidBalance(),
    changedBalance: useChangedBalance(dialog.kind === 'activated' || dialog.kind === 'ended'),
    lastChosenCode,
    dialog: switchDialog ?? dialog,
    actions: useMemo(() => actionsOf(actor), [actor]),
  }
}
