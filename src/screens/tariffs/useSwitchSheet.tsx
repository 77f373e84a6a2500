import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { languages } from '../../../i18n/languages.gen'
import { planOf, type TariffList } from '../../flows/tariff'
import type { TariffSwitchActor } from '../../flows/tariffSwitch'
import { useChangedBalance } from '../../flows/useChangedBalance'
import { isolate } from '../../lib/isolate'
import { Button } from '../../ui/Button'
import { FactList } from '../../ui/FactList'
import { SuccessIcon } from '../../ui/icons/status'
import { Spinner } from '../../ui/Spinner'
import { LeftUnits } from './LeftUnits'
import { ChangeReceipt, mayCost, Shortfall, Terms, useBalanceFacts, useOrderLabel } from './orderParts'
import { PlanComparison } from './PlanComparison'

const Message = chakra('p', { base: { marginBottom: '4', lineHeight: '1.5' } })
const Step = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2',
    overflowWrap: 'anywhere',
  },
})
const Done = chakra('span', { base: { display: 'inline-flex', color: 'success' } })

/** The steps of the switch so far; a screen reader reads each new one. */
const Steps = ({ done, pending }: { done: string[]; pending?: string }) => (
  <div role="status">
    {done.map((step) => (
      <Step key={step}>
        <Done>
          <SuccessIcon />
        </Done>
        <span>{step}</span>
      </Step>
    ))}
    {pending && (
      <Step>
        <Spinner />
        <span>{pending}</span>
      </Step>
    )}
  </div>
)

interface SheetContent {
  title: string
  children: ReactNode
  footer: ReactNode
  onClose: () => void
}

/** What the sheet of an order shows while the customer switches; `undefined` if she does not. */
export function useSwitchSheet(actor: TariffSwitchActor, list: TariffList): SheetContent | undefined {
  const { LL, locale } = useI18nContext()
  const { value: state, context } = useSelector(actor, (snapshot) => snapshot)
  const former = planOf(list, context.former?.code)
  const chosen = planOf(list, context.chosen?.code)
  const orderLabel = useOrderLabel(chosen)
  const balanceFacts = useBalanceFacts(chosen)
  const balance = useChangedBalance(state === 'done')
  if (state === 'idle' || !chosen) return undefined

  const [old, name] = [isolate(former?.name ?? ''), isolate(chosen.name)]
  const onClose = () => actor.send({ type: 'switch.leave' })
  const sheet = (title: string, children: ReactNode, footer: ReactNode) => ({
    ...{ title, children, footer, onClose },
  })
  const back = <Button onClick={onClose}>{LL.tariff.unknownCheck()}</Button>
  const ended = LL.tariff.ended({ name: old })

  switch (state) {
    case 'unchanged':
      return sheet(LL.tariff.unchangedHeading(), LL.tariff.unchangedText({ name: old }), back)
    case 'unanswered': {
      const names = new Intl.ListFormat(languages[locale].tag).format([old, name])
      return sheet(LL.tariff.unknownHeading(), LL.tariff.unknownText({ name: names }), back)
    }
    case 'done':
      return sheet(
        LL.tariff.switched({ name }),
        <>
          <Steps done={[ended, LL.tariff.activated({ name })]} />
          <ChangeReceipt ordered={chosen} balance={balance} />
        </>,
        back,
      )
    case 'formerEnded':
      return sheet(
        LL.tariff.formerEndedHeading({ old, name }),
        context.needsTopUp ? LL.tariff.fundsText({ name }) : LL.tariff.formerEndedText({ name }),
        <>
          <Button variant="outline" onClick={() => actor.send({ type: 'topUp.choose' })}>
            {LL.tariff.topUp()}
          </Button>
          <Button onClick={() => actor.send({ type: 'activation.retry' })}>{orderLabel}</Button>
        </>,
      )
    default: {
      const isBusy = state !== 'formerActive'
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
          {state === 'endingFormer' && <Steps done={[]} pending={LL.tariff.ending({ name: old })} />}
          {state === 'activatingAgain' && <Steps done={[ended]} pending={LL.tariff.activating({ name })} />}
        </>,
        <>
          <Button variant="outline" onClick={onClose}>
            {LL.shell.cancel()}
          </Button>
          {former && (
            <Button loading={isBusy} onClick={() => actor.send({ type: 'switch.confirm' })}>
              {confirm}
            </Button>
          )}
        </>,
      )
    }
  }
}
