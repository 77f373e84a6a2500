import { chakra } from '@chakra-ui/react/styled-system'
import { SuccessIcon } from '../../ui/icons/status'
import { Spinner } from '../../ui/Spinner'

const Step = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2',
    overflowWrap: 'anywhere',
  },
})
const Done = chakra('span', { base: { display: 'inline-flex', color: 'success' } })

/** The steps of a switch so far; a screen reader reads each new one. */
export const Steps = ({ done, pending }: { done: string[]; pending?: string | undefined }) => (
  <div role="status">
    {done.map((step) => (
      <Step key={step}>
        <Done>
          <SuccessIcon />
        </Done>
        <span>{step}</span>
      </Step>
    ))}
    {pending && (
      <Step>
        <Spinner />
        <span>{pending}</span>
      </Step>
    )}
  </div>
)
