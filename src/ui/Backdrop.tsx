import { Dialog } from '@chakra-ui/react/dialog'

/** Dims the page behind a dialog or a side sheet. */
export const Backdrop = () => (
  <Dialog.Backdrop position="fixed" inset="0" zIndex="20" background="rgb(8 14 30 / 55%)" />
)
