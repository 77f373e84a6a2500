import { memo, useEffect, useId, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Box, Inline, Stack } from '../../ui/layout'
import { Tag } from '../../ui/Tag'
import { FundsHint, RenewalHint } from './BalanceHint'
import { DifferenceText, FitText } from './ComparisonText'
import { TariffItems } from './TariffItems'
import { TariffPrice } from './TariffPrice'
import type { Tariffs } from './useTariffs'
import { WIDE } from './wide'

/**
 * Takes the focus back if `shouldRestore`. Nothing else restores it after a dialog that followed another one, or after
 * a reload that rendered the button again. If the customer has moved the focus, it stays. After a change the button
 * does the opposite, which another Enter must not begin: the heading takes the focus.
 */
function useRestoredFocus(shouldRestore: boolean, isActive: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasActive = useRef<boolean>(undefined)
  useEffect(() => {
    const hasChanged = wasActive.current !== isActive
    wasActive.current = isActive
    if (!shouldRestore) return
    // The dialog releases the focus later.
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement
      const isLost =
        !focused || focused === document.body || focused.closest('[role=dialog][data-state=closed]')
      if (hasChanged && (isLost || focused === button.current)) heading.current?.focus()
      else if (isLost) button.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [shouldRestore, isActive])
  return { button, heading }
}

const selectedStyles = {
  borderColor: 'accentText',
  outline: '1px solid',
  outlineColor: 'accentText',
} as const

/** The rows of a compared card: name, fit, price, difference, items, hint with the button. */
export const cardRowsOf = (itemRows: number) => 5 + itemRows

interface PlaceOfCard {
  tariff: Tariff
  /** The tariff in use, even if the provider omits that it is active. */
  isCurrent?: boolean
  /** Of the heading. */
  level: 2 | 3
  /** Next to other cards. */
  inColumn?: boolean
  /** Of the compared cards in one row of a wide screen; without it, the card stands for itself. */
  itemRows?: number
}

interface CardProps extends PlaceOfCard, Pick<Tariffs, 'comparison' | 'ownUse' | 'balance' | 'actions'> {
  wasSelected: boolean
}

// Drawn only when its own part changes, and not with each dialog over the list.
const MemoizedCard = memo(function TariffCard({
  tariff,
  isCurrent = false,
  level,
  inColumn = false,
  itemRows,
  comparison,
  ownUse,
  balance,
  actions,
  wasSelected,
}: CardProps) {
  const { LL } = useI18nContext()
  const { mvno_code: code, name, isActive = isCurrent } = tariff
  const tariffComparison = comparison.forTariff(tariff)
  const nameId = useId()
  const { button, heading } = useRestoredFocus(wasSelected, isActive)
  return (
    <Card
      as="article"
      aria-labelledby={nameId}
      display="flex"
      flexDirection="column"
      gap="4"
      height="full"
      css={
        itemRows === undefined
          ? undefined
          : {
              [WIDE]: {
                display: 'grid',
                gridRow: `span ${cardRowsOf(itemRows)}`,
                gridTemplateRows: 'subgrid',
              },
            }
      }
      {...(isCurrent && inColumn && selectedStyles)}
    >
      <Inline gridRow="1" alignItems="flex-start" justifyContent="space-between" gap="3">
        <Heading
          level={level}
          id={nameId}
          ref={heading}
          tabIndex={-1}
          outline="none"
          fontSize={inColumn ? 'lg' : undefined}
        >
          {name}
        </Heading>
        {isActive && (
          <Tag
            as="span"
            tone="good"
            flexShrink="0"
            paddingBlock="0.5"
            // Not higher than the name: the prices of all cards are on one line.
            lineHeight="1.25"
          >
            {LL.tariff.active()}
          </Tag>
        )}
      </Inline>
      {tariffComparison && ownUse !== 'hidden' && (
        <Box minHeight="1.375rem" marginTop="-2" gridRow="2">
          {tariffComparison.fit && <FitText fit={tariffComparison.fit} />}
        </Box>
      )}
      <Box gridRow="3">
        <TariffPrice price={tariff.price} duration={tariff.durationLabel} />
      </Box>
      {tariffComparison?.difference && (
        // On a phone, the table above says it.
        <Box gridRow="4" display="none" css={{ [WIDE]: { display: 'block' } }}>
          <DifferenceText difference={tariffComparison.difference} />
        </Box>
      )}
      <TariffItems tariff={tariff} rows={itemRows} />
      <Stack gridRow="-2" marginTop="auto" gap="4" paddingTop="2">
        {isCurrent ? <RenewalHint {...{ tariff, balance }} /> : <FundsHint {...{ tariff, balance }} />}
        <Button
          ref={button}
          variant={isActive ? 'link' : 'outline'}
          alignSelf={isActive ? 'flex-start' : 'stretch'}
          aria-describedby={nameId}
          onClick={() => (isActive ? actions.chooseToEnd(code) : actions.choose(code))}
        >
          {isActive ? LL.tariff.deactivate() : LL.tariff.activate()}
        </Button>
      </Stack>
    </Card>
  )
})

interface TariffCardProps extends PlaceOfCard {
  tariffs: Tariffs
}

/** The content and price of a tariff, and the button to activate or deactivate it. */
export function TariffCard({ tariffs, ...place }: TariffCardProps) {
  const { comparison, ownUse, balance, actions, lastSelectedCode } = tariffs
  const wasSelected = lastSelectedCode === place.tariff.mvno_code
  return <MemoizedCard {...place} {...{ comparison, ownUse, balance, actions, wasSelected }} />
}
