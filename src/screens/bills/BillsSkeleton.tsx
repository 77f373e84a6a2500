import { Skeleton } from '../../ui/Skeleton'

/** The size of the summary and the first bills. */
export const BillsSkeleton = () => (
  <>
    <Skeleton height={{ base: '30rem', md: '19rem' }} borderRadius="hero" marginBottom="8" />
    <Skeleton height="2.5rem" width="17rem" marginBottom="6" />
    {['first', 'second', 'third', 'fourth'].map((name) => (
      <Skeleton key={name} height={{ base: '11rem', md: '8.5rem' }} borderRadius="card" marginBottom="3" />
    ))}
  </>
)
