import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import type { TariffActor } from '../../flows/tariff'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { FundsHint } from './FundsHint'
import { RenewalHint } from './RenewalHint'
import { TariffItems } from './TariffItems'
import { TariffPrice } from './TariffPrice'
import { useReturnedFocus } from './useReturnedFocus'

const Top = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
})
const Badge = chakra('span', {
  base: {
    flexShrink: '0',
    paddingInline: '3',
    paddingBlock: '0.5',
    borderRadius: 'full',
    background: 'successSubtle',
    color: 'success',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
})
const Bottom = chakra('div', {
  base: { marginTop: 'auto', display: 'flex', flexDirection: 'column', gap: '4', paddingTop: '2' },
})

interface TariffCardProps {
  tariff: Tariff
  /** The tariff in use, which the provider need not mark as active. */
  isCurrent?: boolean
  /** Of the heading. */
  level: 2 | 3
  actor: TariffActor
}

/** What a tariff holds and costs, and the button that activates or deactivates it. */
export function TariffCard({ tariff, isCurrent = false, level, actor }: TariffCardProps) {
  const { LL } = useI18nContext()
  const { mvno_code: code, name, isActive = isCurrent } = tariff
  const nameId = useId()
  const wasChosen = useSelector(
    actor,
    ({ context, value }) => value === 'browsing' && context.chosenCode === code,
  )
  const button = useReturnedFocus(wasChosen)
  return (
    <Card as="article" aria-labelledby={nameId} display="flex" flexDirection="column" gap="4" height="full">
      <Top>
        <Heading level={level} id={nameId}>
          {name}
        </Heading>
        {isActive && <Badge>{LL.tariff.active()}</Badge>}
      </Top>
      <TariffPrice price={tariff.price} duration={tariff.durationLabel} />
      <TariffItems items={tariff.descriptionItems} />
      <Bottom>
        {isCurrent ? <RenewalHint tariff={tariff} /> : <FundsHint tariff={tariff} />}
        <Button
          ref={button}
          variant="outline"
          alignSelf={{ md: isCurrent ? 'flex-start' : 'stretch' }}
          aria-describedby={nameId}
          onClick={() => actor.send({ type: isActive ? 'tariff.deactivate' : 'tariff.activate', code })}
        >
          {isActive ? LL.tariff.deactivate() : LL.tariff.activate()}
        </Button>
      </Bottom>
    </Card>
  )
}
