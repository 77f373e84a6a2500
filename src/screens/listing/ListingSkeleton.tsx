import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../ui/Skeleton'

const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })

/** The size of the sums, the buttons and the first entries. */
export const ListingSkeleton = () => (
  <Column>
    <Skeleton height="12rem" />
    <Skeleton height="2.75rem" />
    <Skeleton height="40rem" />
  </Column>
)
