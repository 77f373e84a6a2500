import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../ui/Skeleton'

const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })

/** The size of the chart, the count and the first entries. */
export const ListingSkeleton = () => (
  <Column>
    <Skeleton height="26rem" />
    <Skeleton height="40rem" />
  </Column>
)
