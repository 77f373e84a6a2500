import { SuccessIcon } from '../../ui/icons/status'
import { Inline, Text } from '../../ui/layout'
import { Spinner } from '../../ui/Spinner'

/** The steps of a switch so far; a screen reader reads each new one. */
export const Steps = ({ done, pending }: { done: string[]; pending?: string | undefined }) => (
  <div role="status">
    {done.map((step) => (
      <Inline as="p" alignItems="center" gap="3" paddingBlock="2" overflowWrap="anywhere" key={step}>
        <Text as="span" display="inline-flex" color="success">
          <SuccessIcon />
        </Text>
        <span>{step}</span>
      </Inline>
    ))}
    {pending && (
      <Inline as="p" alignItems="center" gap="3" paddingBlock="2" overflowWrap="anywhere">
        <Spinner />
        <span>{pending}</span>
      </Inline>
    )}
  </div>
)
