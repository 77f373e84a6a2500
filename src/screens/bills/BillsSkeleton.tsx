import { Skeleton } from '../../ui/Skeleton'

/** The room that the summary and the first bills will take. */
export const BillsSkeleton = () => (
  <>
    <Skeleton height="15rem" marginBottom="8" />
    <Skeleton height="2.5rem" width="14rem" marginBottom="6" />
    {['first', 'second', 'third', 'fourth'].map((name) => (
      <Skeleton key={name} height="7rem" marginBottom="6" />
    ))}
  </>
)
