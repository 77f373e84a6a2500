import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { localizeDates } from '../../lib/formats/dates'
import { Card } from '../../ui/Card'
import { Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { useQuery } from '../../ui/useQuery'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { MainAction, type MainActionProps } from './BillActions'
import { BillDetail } from './BillDetail'
import { BillStatus } from './BillStatus'
import { Columns, Row } from './billTableParts'
import { billPath } from './rules'
import type { BillState, BillsPage } from './useBillsPage'
import { useBillTexts } from './useBillTexts'

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& :is(th, td)': {
      paddingInline: '3',
      fontWeight: 'normal',
      textAlign: 'start',
    },
    '& tr > th:first-of-type': { paddingLeft: '6' },
    '& th[scope=col]': { paddingBlock: '3', color: 'muted', fontSize: 'sm' },
  },
})
const Choice = chakra(RouteLink, {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '11',
    borderRadius: 'control',
    _hover: { '& > :first-of-type': { textDecorationThickness: '2px' } },
  },
})
const Note = chakra('p', { base: { marginTop: '1', color: 'muted', fontSize: 'xs' } })

interface BillRowProps extends BillState, Pick<MainActionProps, 'onPay'> {
  isSelected: boolean
}

// Drawn only when its own part changes, and not with each choice or step of a payment.
const BillRow = memo(function BillRow({ isSelected, ...state }: BillRowProps) {
  const { bill, earlier: earlierPayment, isBusy, onPay } = state
  const { locale } = useI18nContext()
  const { month, total, due, earlier, remaining } = useBillTexts(bill, earlierPayment)
  const id = useId()
  return (
    <Row isSelected={isSelected}>
      <th scope="row">
        <Choice href={billPath(bill)} aria-current={isSelected}>
          <Text
            as="span"
            color="accentText"
            fontWeight="bold"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
          >
            {month}
          </Text>
          {bill.forDate && (
            <Text as="span" color="muted" fontSize="xs">
              {localizeDates(bill.forDate, locale)}
            </Text>
          )}
        </Choice>
      </th>
      <chakra.td
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        css={{ '&&': { fontWeight: 'bold' } }}
        id={id}
      >
        {total}
      </chakra.td>
      <td>
        <BillStatus bill={bill} />
        {earlier && <Note>{earlier}</Note>}
        {remaining && <Note>{remaining}</Note>}
        {due && <Note>{due}</Note>}
      </td>
      <td>
        <MainAction {...{ bill, isBusy, onPay }} describedBy={id} />
      </td>
    </Row>
  )
})

interface BillTableProps {
  bills: readonly [Bill, ...Bill[]]
  /** Those that have a row. */
  rows: readonly Bill[]
  page: BillsPage
}

/** The bills as a table, and next to it the selected one, which is in the address: Back and a reload keep it. */
export function BillTable({ bills, rows, page: { stateOf, payment } }: BillTableProps) {
  const { LL } = useI18nContext()
  const { query } = useQuery()
  const selected = bills.find(({ billId }) => billId === query.get('bill')) ?? bills[0]
  return (
    <Columns>
      <Card isFlush flex="3 1 auto" overflowX="auto">
        <Table aria-label={LL.bill.heading()}>
          <thead>
            <tr>
              <th scope="col">{LL.bill.month()}</th>
              <th scope="col">{LL.bill.amount()}</th>
              <th scope="col">{LL.bill.status()}</th>
              <th scope="col">
                <VisuallyHidden>{LL.bill.actions()}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((bill) => (
              <BillRow
                key={bill.billId}
                {...stateOf(bill)}
                isSelected={bill === selected}
                onPay={payment.actions.pay}
              />
            ))}
          </tbody>
        </Table>
      </Card>
      <BillDetail bill={selected} earlier={stateOf(selected).earlier} />
    </Columns>
  )
}
