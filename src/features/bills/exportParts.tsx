import { useI18nContext } from '../../../i18n/i18n-react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { Button } from '../../ui/Button'
import type { BillExport, RequestedExport } from './useBillExport'

/** The title of the sheet once the customer has requested a year. */
export function exportTitle({ step, year }: RequestedExport, { billExport }: TranslationFunctions): string {
  switch (step) {
    case 'loading':
    case 'writing':
      return billExport.loadingHeading({ year })
    case 'interrupted':
      return billExport.interruptedHeading()
    case 'tooLarge':
      return billExport.tooLargeHeading()
    case 'notWritten':
      return billExport.unsavedHeading()
    case 'empty':
      return billExport.nothingHeading()
    case 'saved':
      return billExport.savedHeading()
  }
}

interface ExportButtonsProps extends Pick<BillExport, 'actions'> {
  requested: RequestedExport
  onDone: () => void
}

/** What the customer can do next. */
export function ExportButtons({ requested, actions, onDone }: ExportButtonsProps) {
  const { LL } = useI18nContext()
  const texts = LL.billExport
  const { step, counts, absent } = requested
  if (step === 'empty') return <Button onClick={actions.loadMissing}>{LL.message.tryAgain()}</Button>
  if (step === 'saved')
    return (
      <>
        <Button variant={absent.length > 0 ? 'outline' : 'solid'} onClick={onDone}>
          {texts.done()}
        </Button>
        {absent.length > 0 && <Button onClick={actions.loadMissing}>{texts.loadMissing()}</Button>}
      </>
    )
  return (
    <>
      <Button variant="outline" onClick={actions.cancel}>
        {LL.shell.cancel()}
      </Button>
      {step === 'interrupted' && counts.loaded > 0 && (
        <Button variant="outline" onClick={actions.save}>
          {texts.savePart()}
        </Button>
      )}
      {step === 'interrupted' && <Button onClick={actions.resume}>{texts.continue()}</Button>}
      {step === 'tooLarge' && <Button onClick={actions.save}>{texts.savePart()}</Button>}
      {step === 'notWritten' && <Button onClick={actions.save}>{LL.message.tryAgain()}</Button>}
    </>
  )
}
