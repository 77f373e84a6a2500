import { useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { textsIn } from '../../core/endOfTerm/declarationTexts'
import { paths } from '../../domain/paths'
import { Card } from '../../ui/Card'
import { SimDrawing } from '../../ui/drawings/SimDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { DeclarationForm } from './DeclarationForm'
import { DeclarationReceipt } from './DeclarationReceipt'
import { DeclarationReview } from './DeclarationReview'
import { UnansweredDeclaration } from './UnansweredDeclaration'
import { useContractDeclaration } from './useContractDeclaration'

/** Withdrawing from a contract, or cancelling it. */
export default function ContractDeclarationScreen() {
  const { LL, locale } = useI18nContext()
  const texts = textsIn(locale)
  const [isWithdrawal] = useRoute(paths.withdrawal)
  const declaration = useContractDeclaration(isWithdrawal ? 'withdrawal' : 'cancellation')
  const { kind, step, contracts, actions } = declaration
  return (
    <>
      <ScreenHeading marginBottom="6">{texts[`${kind}Heading`]}</ScreenHeading>
      <Card maxWidth="40rem">
        {contracts.length === 0 && <EmptyState drawing={<SimDrawing />}>{LL.shell.noContracts()}</EmptyState>}
        {step.kind === 'form' && <DeclarationForm {...{ step, declaration, texts }} />}
        {step.kind === 'review' && <DeclarationReview {...{ kind, step, actions, texts }} />}
        {step.kind === 'receipt' && <DeclarationReceipt {...{ kind, step, texts }} />}
        {step.kind === 'unanswered' && <UnansweredDeclaration {...{ kind, step, actions, texts }} />}
      </Card>
    </>
  )
}
