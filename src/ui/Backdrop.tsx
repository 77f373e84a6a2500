import { Dialog } from '@chakra-ui/react/dialog'

const styles = {
  position: 'fixed',
  inset: '0',
  zIndex: '20',
  background: 'rgb(0 0 0 / 55%)',
  '&[data-state=open]': { animation: 'fadeIn 0.24s' },
  '&[data-state=closed]': { animation: { base: 'fadeOut 0.18s both', md: 'none' }, pointerEvents: 'none' },
  _motionReduce: { animation: 'none!' },
} as const

/** Dims the page behind a dialog or a side sheet. */
export const Backdrop = () => <Dialog.Backdrop css={styles} />
