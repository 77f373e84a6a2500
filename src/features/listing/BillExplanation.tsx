import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { BillExplanation as Explanation } from '../../domain/billExplanation'
import { formatMoney } from '../../domain/money'
import { monthAfterIn } from '../../domain/monthTexts'
import { paths } from '../../domain/paths'
import { monthInSentence } from '../../lib/months'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Link } from '../../ui/Link'
import { Grid, Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { AbroadCosts } from './AbroadCosts'
import { CostLines } from './CostLines'
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

/** What was charged in the month, and what was used abroad. */
function ExplainedCosts({ explanation, month }: { explanation: Explanation; month: string }) {
  const { LL, locale } = useI18nContext()
  const kinds = useKindNames()
  return (
    <>
      <section>
        <Heading level={3}>{LL.listing.extra({ month: monthAfterIn(month, LL) })}</Heading>
        <Text textStyle="figure" fontSize="2xl" lineHeight="1.3">
          {formatMoney(explanation.total, locale)}
        </Text>
        <CostLines lines={explanation.charged} nameOf={(kind) => kinds[kind]} />
      </section>
      <AbroadCosts explanation={explanation} />
    </>
  )
}

interface BillExplanationProps extends Pick<Listing, 'progress' | 'actions'> {
  bill: NonNullable<Listing['bill']>
  /** As `2026-11`. */
  month: string
}

/** Shows what the month before a bill charged in addition. It adds up only prices that are certain. */
export function BillExplanation({ bill, month, progress, actions }: BillExplanationProps) {
  const { LL, locale } = useI18nContext()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { issued, costs } = bill
  return (
    <Card role="region" aria-labelledby={id} marginBottom="4" borderRadius="hero">
      <Heading level={2} id={id} ref={heading} tabIndex={-1} outline="none">
        {LL.question.why()}
      </Heading>
      <Text marginTop="1" marginBottom="4" color="muted" fontSize="sm">
        {LL.listing.billPeriod({ date: issued, month: monthInSentence(month, locale) })}
      </Text>
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
        <Link asChild>
          <RouteLink href={paths.bills}>{LL.payment.toBills()}</RouteLink>
        </Link>
      </Rest>
    </Card>
  )
}
