import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useId, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { BillExplanation as Explanation } from '../../domain/billExplanation'
import { formatMoney } from '../../domain/money'
import { monthAfterIn } from '../../domain/monthTexts'
import { exactSum } from '../../lib/formats/numbers'
import { monthInSentence } from '../../lib/months'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Grid, Text } from '../../ui/layout'
import { AbroadCosts } from './AbroadCosts'
import { BillMonth } from './BillMonth'
import { CostLines } from './CostLines'
import { BillPdf, BillTotal, useExplainedBill } from './ExplainedBill'
import { MonthLoading } from './MonthLoading'
import { useKindNames } from './usageTexts'
import type { Listing } from './useListing'

const Rest = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.5rem',
    marginTop: '4',
    paddingTop: '2',
    borderTop: '1px solid',
    borderColor: 'line',
  },
})

/** What was charged in the month, and abroad, if that was charged. */
function ExplainedCosts({ explanation, month }: { explanation: Explanation; month: string }) {
  const { LL, locale } = useI18nContext()
  const kinds = useKindNames()
  const abroad = exactSum(explanation.abroadByDay.map(({ costs }) => costs))
  return (
    <>
      <section>
        <Heading level={3}>{LL.listing.extra({ month: monthAfterIn(month, LL) })}</Heading>
        {explanation.charged.length !== 1 && (
          <Text fontSize="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {formatMoney(explanation.total, locale)}
          </Text>
        )}
        <CostLines lines={explanation.charged} nameOf={(kind) => kinds[kind]} />
      </section>
      {abroad > 0 && <AbroadCosts explanation={explanation} />}
    </>
  )
}

interface BillExplanationProps extends Pick<Listing, 'progress' | 'sums' | 'actions'> {
  bill: NonNullable<Listing['bill']>
  /** As `2026-11`. */
  month: string
  /** Of the list. */
  listHead: RefObject<HTMLElement | null>
}

/** Shows what the month before a bill charged in addition. It adds up only prices that are certain. */
export function BillExplanation({ bill, month, progress, sums, actions, listHead }: BillExplanationProps) {
  const { LL, locale } = useI18nContext()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { issued, costs } = bill
  const explained = useExplainedBill(issued)
  return (
    <Card role="region" aria-labelledby={id} marginBottom="4" borderRadius="hero">
      <Heading level={2} id={id} ref={heading} tabIndex={-1} outline="none">
        {LL.question.why()}
      </Heading>
      <Text marginTop="1" marginBottom="4" color="muted" fontSize="sm">
        {LL.listing.billPeriod({ date: issued, month: monthInSentence(month, locale) })}
      </Text>
      <BillTotal {...explained} />
      <BillMonth
        {...explained}
        {...{ actions, month }}
        usages={costs.kind === 'known' ? sums.usages : {}}
        head={listHead}
      />
      {progress && <MonthLoading {...{ progress, actions }} next={heading} />}
      <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" gap="1.5rem 2.5rem">
        {costs.kind === 'known' ? (
          <ExplainedCosts explanation={costs.explanation} month={month} />
        ) : (
          <p>{costs.kind === 'unclear' ? LL.listing.noSum() : LL.listing.wholeMonthNeeded()}</p>
        )}
      </Grid>
      <Rest>
        <Text as="span" fontWeight="bold">
          {LL.listing.rest()}
        </Text>
        <BillPdf bill={explained.bill} describedBy={id} />
      </Rest>
    </Card>
  )
}
