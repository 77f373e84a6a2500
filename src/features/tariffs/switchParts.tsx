import { useI18nContext } from '../../../i18n/i18n-react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { languages } from '../../../i18n/languages.gen'
import { isolate } from '../../lib/formats/isolate'
import { Button } from '../../ui/Button'
import { FactList } from '../../ui/FactList'
import { Text } from '../../ui/layout'
import { LeftUnits } from './LeftUnits'
import { balanceFacts, orderLabel, Shortfall, Terms } from './orderParts'
import { PlanTable } from './PlanTable'
import { mayCost } from './rules'
import { Steps } from './Steps'
import type { TariffDialog, Tariffs } from './useTariffs'

type SwitchDialog = Extract<TariffDialog, { kind: 'switch' }>

const namesOf = ({ previous, selected }: SwitchDialog) => ({
  old: isolate(previous?.name ?? ''),
  name: isolate(selected.name),
})

/** The title of the sheet while the customer switches. */
export function switchTitle(dialog: SwitchDialog, { tariff }: TranslationFunctions): string {
  switch (dialog.step) {
    case 'unchanged':
      return tariff.unchangedHeading()
    case 'unknown':
      return tariff.unknownHeading()
    case 'refused':
    case 'needsTopUp':
      return tariff.previousEndedHeading(namesOf(dialog))
    default:
      return tariff.anotherHeading()
  }
}

interface SwitchButtonsProps extends Pick<Tariffs, 'actions'> {
  dialog: SwitchDialog
}

export function SwitchButtons({ dialog, actions }: SwitchButtonsProps) {
  const { LL } = useI18nContext()
  const { step, previous, selected, isBusy } = dialog
  const { old } = namesOf(dialog)
  if (step === 'unchanged' || step === 'unknown')
    return <Button onClick={actions.leaveSwitch}>{LL.tariff.unknownCheck()}</Button>
  if (step === 'refused' || step === 'needsTopUp')
    return (
      <>
        <Button variant="outline" onClick={() => actions.topUp(selected)}>
          {LL.tariff.topUp()}
        </Button>
        <Button onClick={actions.orderAgain}>{orderLabel(selected, LL)}</Button>
      </>
    )
  return (
    <>
      <Button variant="outline" onClick={actions.leaveSwitch}>
        {LL.shell.cancel()}
      </Button>
      {previous && (
        <Button loading={isBusy} onClick={actions.switchPlans}>
          {mayCost(selected) ? LL.tariff.switchNow({ old }) : LL.tariff.switchFree({ old })}
        </Button>
      )}
    </>
  )
}

interface SwitchOfferProps {
  dialog: SwitchDialog
  tariffs: Tariffs
}

/** Both plans and the steps of the switch, or what became of it. */
export function SwitchOffer({ dialog, tariffs: { balance, units } }: SwitchOfferProps) {
  const { LL, locale } = useI18nContext()
  const { step, previous, selected } = dialog
  const { old, name } = namesOf(dialog)
  if (step === 'unchanged') return LL.tariff.unchangedText({ name: old })
  if (step === 'unknown') {
    const names = new Intl.ListFormat(languages[locale].tag).format([old, name])
    return LL.tariff.unknownText({ name: names })
  }
  if (step === 'needsTopUp') return LL.tariff.fundsText({ name })
  if (step === 'refused') return LL.tariff.previousEndedText({ name })
  const cost = { tariff: selected, balance }
  const isActivating = step === 'activating'
  const ending = step === 'endingPrevious' ? LL.tariff.ending({ name: old }) : undefined
  return (
    <>
      <Text marginBottom="4" lineHeight="1.5">
        {LL.tariff.anotherIsActive()}
      </Text>
      {previous && (
        <>
          <PlanTable plans={[previous, selected]} marked={{ plan: selected, tone: 'new' }} />
          <LeftUnits name={old} units={units} />
          <FactList facts={balanceFacts(cost, LL, locale)} />
          <Shortfall {...cost} />
          <Terms />
        </>
      )}
      {/* Always there: a screen reader reads what changes in it, and not what it begins with. */}
      <Steps
        done={isActivating ? [LL.tariff.ended({ name: old })] : []}
        pending={isActivating ? LL.tariff.activating({ name }) : ending}
      />
    </>
  )
}
