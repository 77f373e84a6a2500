import { type ReactNode, useState } from 'react'
import type { Tariff } from '../../api/types'
import { lazyComponent } from '../../ui/lazyComponent'
import { Skeleton } from '../../ui/Skeleton'
import type { BurnDownCardProps } from './burnDown/BurnDownCard'
import { Rows } from './layout'
import { UpcomingCards, type UpcomingCardsProps } from './UpcomingCards'

/** Left out if its file does not load. */
const BurnDownCard = lazyComponent(
  () => import('./burnDown/BurnDownCard'),
  // Its final height.
  ({ mayHaveRemedy }) => <Skeleton height={mayHaveRemedy ? '14.3125rem' : '11.0625rem'} />,
  () => null,
)

interface OutlookProps {
  /** Whether everything lasts. */
  heading: ReactNode
  /** Of the main data; undefined without. */
  course: Omit<BurnDownCardProps, 'packages'> | undefined
  /** The meters. */
  children: ReactNode
  upcoming: Omit<UpcomingCardsProps, 'onPackages'>
}

/** What the allowances come to, and what is due. The packages come with the renewal; then the meters do not draw again. */
export function Outlook({ heading, course, children, upcoming }: OutlookProps) {
  const [packages, setPackages] = useState<Tariff[]>()
  return (
    <>
      <Rows gap="4">
        {heading}
        {course && <BurnDownCard {...course} packages={packages} />}
      </Rows>
      {children}
      <UpcomingCards {...upcoming} onPackages={setPackages} />
    </>
  )
}
