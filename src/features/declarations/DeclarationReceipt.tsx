import { useI18nContext } from '../../../i18n/i18n-react'
import type { DeclarationTexts } from '../../core/endOfTerm/declarationTexts'
import { localizeDates } from '../../lib/formats/dates'
import { saveFile } from '../../lib/saveFile'
import { Button } from '../../ui/Button'
import { FactList } from '../../ui/FactList'
import { Quote } from '../../ui/Quote'
import { Receipt } from '../../ui/Receipt'
import { type DeclarationKind, momentText } from './declarationText'
import type { StepOf } from './useContractDeclaration'

interface DeclarationReceiptProps {
  kind: DeclarationKind
  step: StepOf<'receipt'>
  texts: DeclarationTexts
}

/** The declaration that the provider has accepted, with the provider's time. */
export function DeclarationReceipt({ kind, step: { text, receivedAt }, texts }: DeclarationReceiptProps) {
  const { locale } = useI18nContext()
  const received = receivedAt === null ? null : momentText(new Date(receivedAt))
  // The browsers within apps often cannot.
  const canPrint = typeof window.print === 'function'
  const save = () => {
    const content = [text, `${texts.receivedAt}: ${received}`, ''].join('\n\n')
    saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), `${texts[`${kind}File`]}.txt`)
  }
  return (
    <Receipt
      title={texts[`${kind}Received`]}
      actions={
        <>
          {canPrint && (
            <Button variant="outline" onClick={() => window.print()}>
              {texts.print}
            </Button>
          )}
          <Button onClick={save}>{texts.saveText}</Button>
        </>
      }
    >
      <FactList facts={[{ term: texts.receivedAt, value: received && localizeDates(received, locale) }]} />
      <p>{texts.receivedText}</p>
      <Quote>{text}</Quote>
      {!canPrint && <p>{texts.cannotPrint}</p>}
    </Receipt>
  )
}
