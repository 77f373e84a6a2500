import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '../../ui/Card'
import { Skeleton } from '../../ui/Skeleton'
import { useWideScreen } from '../../ui/useWideScreen'
import { Head } from './BillList'
import { BillSummarySkeleton } from './BillSummary'
import { Columns, Row } from './billTableParts'

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    // Its own line is at the top of each row.
    '& td': { paddingInline: '3', '&:first-of-type': { paddingLeft: '6' } },
    '& tr:first-of-type': { height: '2.8125rem', border: 'none' },
  },
})

/** The rows of a table, with its head, and the selected bill. */
const TableSkeleton = () => (
  <Columns>
    <Card isFlush flex="3 1 38.75rem" overflow="hidden">
      <Table aria-hidden="true">
        <tbody>
          {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
            <Row key={row}>
              {['8rem', '4rem', '5rem', '7rem'].map((width) => (
                <td key={width}>
                  <Skeleton height="1rem" width={width} maxWidth="full" />
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
    <Skeleton flex="1 1 17rem" height={{ base: '19.75rem', xl: '25.5rem' }} borderRadius="card" />
  </Columns>
)

/** The size of the summary, and of eight bills. */
export function BillsSkeleton() {
  const isWide = useWideScreen()
  return (
    <>
      <BillSummarySkeleton />
      <Head aria-hidden="true">
        <Skeleton height="2.75rem" width="14rem" />
        <Skeleton height="2.75rem" width="12rem" />
      </Head>
      {isWide ? <TableSkeleton /> : <Skeleton height="28.5rem" borderRadius="card" marginBottom="3" />}
    </>
  )
}
