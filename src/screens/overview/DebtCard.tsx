import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { debtTexts } from '../../domain/billAmounts'
import { paths } from '../../domain/paths'
import { useBillList } from '../../flows/bills'
import { ButtonLink } from '../../ui/ButtonLink'
import { figureStyles } from '../../ui/figureStyles'
import { Row } from './layout'
import { UpcomingCard } from './UpcomingCard'

const Debt = chakra('p', {
  base: { fontSize: '2xl', ...figureStyles, lineHeight: '1.2', letterSpacing: '-0.02em' },
})
const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm' } })

/** The total debt, and a link to the bills. */
export default function DebtCard({ height }: { height: string }) {
  const { LL, locale } = useI18nContext()
  const query = useBillList()
  return (
    <UpcomingCard title={LL.bill.totalDebt()} query={query} height={height}>
      {(bills) => {
        const { figure, note } = debtTexts(bills, query.isPartial, LL, locale)
        return (
          <Row>
            <div>
              <Debt>{figure}</Debt>
              <Note>{note}</Note>
            </div>
            <ButtonLink asChild variant="outline">
              <RouteLink href={paths.bills}>{LL.bill.heading()}</RouteLink>
            </ButtonLink>
          </Row>
        )
      }}
    </UpcomingCard>
  )
}
