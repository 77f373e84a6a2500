import { useSelector } from '@xstate/react'
import { useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useContracts } from '../../core/account'
import { paths } from '../../domain/paths'
import { Card } from '../../ui/Card'
import { SimDrawing } from '../../ui/drawings/SimDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { DeclarationForm } from './DeclarationForm'
import { DeclarationReceipt } from './DeclarationReceipt'
import { DeclarationReview } from './DeclarationReview'
import { textsIn } from './texts'
import { UnansweredDeclaration } from './UnansweredDeclaration'
import { type DeclarationKind, useContractDeclaration } from './useContractDeclaration'
import { useDraft } from './useDraft'

/** Withdrawing from a contract, or cancelling it. */
export default function ContractDeclaration() {
  const { LL, locale } = useI18nContext()
  const texts = textsIn(locale)
  const [isWithdrawal] = useRoute(paths.withdrawal)
  const kind: DeclarationKind = isWithdrawal ? 'withdrawal' : 'cancellation'
  const actor = useContractDeclaration(kind)
  const state = useSelector(actor, ({ value }) => value)
  const contracts = useContracts()
  const [draft, changeDraft] = useDraft(kind, contracts, state === 'received')
  const contract = contracts.find(({ productId }) => productId === draft.productId)
  const parts = { kind, actor, texts }
  return (
    <>
      <ScreenHeading marginBottom="6">{texts[`${kind}Heading`]}</ScreenHeading>
      <Card maxWidth="40rem">
        {contracts.length === 0 && <EmptyState drawing={<SimDrawing />}>{LL.shell.noContracts()}</EmptyState>}
        {contracts.length > 0 && state === 'declaring' && (
          <DeclarationForm {...parts} {...{ draft, changeDraft, contracts, contract }} />
        )}
        {contract && (state === 'reviewing' || state === 'sending') && (
          <DeclarationReview {...parts} contract={contract} />
        )}
        {state === 'received' && <DeclarationReceipt {...parts} />}
        {state === 'unanswered' && <UnansweredDeclaration {...parts} />}
      </Card>
    </>
  )
}
