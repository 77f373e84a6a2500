import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { languages } from '../../../i18n/languages.gen'
import { isolate } from '../../lib/isolate'
import { Button } from '../../ui/Button'
import { FactList } from '../../ui/FactList'
import { LeftUnits } from './LeftUnits'
import { mayCost, Shortfall, Terms, useBalanceFacts, useOrderLabel } from './orderParts'
import { PlanComparison } from './PlanComparison'
import { Steps } from './Steps'
import { planOf, type TariffActor, type TariffList, useTariffSwitch } from './useTariffs'

const Message = chakra('p', { base: { marginBottom: '4', lineHeight: '1.5' } })
interface SheetContent {
  title: string
  children: ReactNode
  footer: ReactNode
  onClose: () => void
}

/** What the sheet of an order shows while the customer switches; `undefined` if she does not. */
export function useSwitchSheet(tariffs: TariffActor, list: TariffList): SheetContent | undefined {
  const { LL, locale } = useI18nContext()
  const actor = useTariffSwitch(tariffs)
  const snapshot = useSelector(actor, (current) => current)
  const former = planOf(list, snapshot?.context.former?.code)
  const chosen = planOf(list, snapshot?.context.chosen?.code)
  const orderLabel = useOrderLabel(chosen)
  const balanceFacts = useBalanceFacts(chosen)
  if (!actor || !snapshot || !chosen) return undefined

  const [old, name] = [isolate(former?.name ?? ''), isolate(chosen.name)]
  const onClose = () => actor.send({ type: 'switch.leave' })
  const sheet = (title: string, children: ReactNode, footer: ReactNode) => ({
    ...{ title, children, footer, onClose },
  })
  const back = <Button onClick={onClose}>{LL.tariff.unknownCheck()}</Button>
  const ended = LL.tariff.ended({ name: old })

  if (snapshot.matches('unchanged'))
    return sheet(LL.tariff.unchangedHeading(), LL.tariff.unchangedText({ name: old }), back)
  if (snapshot.hasTag('outcomeUnknown')) {
    const names = new Intl.ListFormat(languages[locale].tag).format([old, name])
    return sheet(LL.tariff.unknownHeading(), LL.tariff.unknownText({ name: names }), back)
  }
  if (snapshot.matches('formerEnded'))
    return sheet(
      LL.tariff.formerEndedHeading({ old, name }),
      snapshot.matches({ formerEnded: 'needsTopUp' })
        ? LL.tariff.fundsText({ name })
        : LL.tariff.formerEndedText({ name }),
      <>
        <Button variant="outline" onClick={() => actor.send({ type: 'topUp.choose' })}>
          {LL.tariff.topUp()}
        </Button>
        <Button onClick={() => actor.send({ type: 'activation.retry' })}>{orderLabel}</Button>
      </>,
    )
  const isOrdering = snapshot.matches('activatingAgain')
  const ending = snapshot.matches('endingFormer') ? LL.tariff.ending({ name: old }) : undefined
  const confirm = mayCost(chosen) ? LL.tariff.switchNow({ old }) : LL.tariff.switchFree({ old })
  return sheet(
    LL.tariff.anotherHeading(),
    <>
      <Message>{LL.tariff.anotherIsActive()}</Message>
      {former && (
        <>
          <PlanComparison former={former} chosen={chosen} />
          <LeftUnits name={old} />
          <FactList facts={balanceFacts} />
          <Shortfall tariff={chosen} />
          <Terms />
        </>
      )}
      {/* Always there: a screen reader reads what changes in it, and not what it begins with. */}
      <Steps
        done={isOrdering ? [ended] : []}
        pending={isOrdering ? LL.tariff.activating({ name }) : ending}
      />
    </>,
    <>
      <Button variant="outline" onClick={onClose}>
        {LL.shell.cancel()}
      </Button>
      {former && (
        <Button loading={snapshot.hasTag('busy')} onClick={() => actor.send({ type: 'switch.confirm' })}>
          {confirm}
        </Button>
      )}
    </>,
  )
}
