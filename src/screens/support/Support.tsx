import { useI18nContext } from '../../../i18n/i18n-react'
import { useSupportRequestTypes } from '../../flows/supportRequest'
import { useCurrentContract } from '../../flows/useCurrentContract'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Loaded } from '../../ui/Loaded'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { SupportForm } from './SupportForm'

/** Writing to customer service. */
export default function Support() {
  const { LL } = useI18nContext()
  const current = useCurrentContract()
  const types = useSupportRequestTypes()
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.support.heading()}</ScreenHeading>
      <Card maxWidth="40rem">
        {current ? (
          <Loaded query={types} emptyText={LL.support.unavailable()} skeleton={<Skeleton height="28rem" />}>
            {(list) => <SupportForm types={list} current={current} />}
          </Loaded>
        ) : (
          <EmptyState>{LL.shell.noContracts()}</EmptyState>
        )}
      </Card>
    </>
  )
}
