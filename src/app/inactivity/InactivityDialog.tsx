import { useI18nContext } from '../../../i18n/i18n-react'
import { countParams } from '../../lib/formats/numbers'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Text } from '../../ui/layout'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** Seconds left at which a screen reader announces the time: every second would talk over everything else. */
const ANNOUNCED_SECONDS = [10, 20, 40]

interface InactivityDialogProps {
  /** Seconds until the session ends; null without a warning. */
  secondsLeft: number | null
  onStay: () => void
  onLeave: () => void
}

/** Warns that the session ends soon; closing it means to stay. */
export function InactivityDialog({ secondsLeft, onStay, onLeave }: InactivityDialogProps) {
  const { LL, locale } = useI18nContext()
  const timeLeft = (seconds: number) => LL.shell.inactivityLeft(countParams(seconds, locale))
  const announcedSeconds = ANNOUNCED_SECONDS.find((seconds) => secondsLeft !== null && secondsLeft <= seconds)
  return (
    <Dialog
      isAlert
      open={secondsLeft !== null}
      onClose={onStay}
      title={LL.shell.inactivityHeading()}
      closeLabel={LL.page.close()}
      footer={
        <>
          <Button variant="outline" onClick={onLeave}>
            {LL.shell.logOut()}
          </Button>
          {/* A customer who types while the dialog opens must not sign out with a key. */}
          <Button data-autofocus="" onClick={onStay}>
            {LL.shell.stayLoggedIn()}
          </Button>
        </>
      }
    >
      <p>{LL.shell.inactivityText()}</p>
      <Text marginTop="3" fontWeight="bold" fontVariantNumeric="tabular-nums" role="timer">
        {secondsLeft === null ? '' : timeLeft(secondsLeft)}
      </Text>
      <VisuallyHidden role="status">
        {announcedSeconds === undefined ? '' : timeLeft(announcedSeconds)}
      </VisuallyHidden>
    </Dialog>
  )
}
