import { chakra } from '@chakra-ui/react/styled-system'
import { SuccessIcon } from './icons/status'
import { VisuallyHidden } from './VisuallyHidden'

const Note = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'success',
    fontSize: 'sm',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    animation: 'fadeIn 0.15s',
    _motionReduce: { animation: 'none' },
  },
  variants: { isCompact: { true: { fontSize: 'xs' } } },
})

/** Says beside a control that its change is saved. It stays out of the control's name. */
export const SavedNote = ({ isCompact, children }: { isCompact?: boolean; children: string }) => (
  <Note aria-hidden="true" isCompact={isCompact}>
    {!isCompact && <SuccessIcon />}
    {children}
  </Note>
)

/** Says the same to a screen reader; it must be there before its text. */
export const SavedStatus = ({ children }: { children: string | false }) => (
  <VisuallyHidden role="status">{children}</VisuallyHidden>
)
