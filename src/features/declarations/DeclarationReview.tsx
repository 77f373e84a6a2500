import { useI18nContext } from '../../../i18n/i18n-react'
import type { DeclarationTexts } from '../../core/endOfTerm/declarationTexts'
import { useProviderTime } from '../../core/providerClock'
import { localizeDates } from '../../lib/formats/dates'
import { Actions } from '../../ui/Actions'
import { Button } from '../../ui/Button'
import { FactList } from '../../ui/FactList'
import { Alert } from '../../ui/messages/Alert'
import { declarationFacts } from './declarationText'
import { Step } from './Step'
import type { ContractDeclaration, StepOf } from './useContractDeclaration'

interface DeclarationReviewProps extends Pick<ContractDeclaration, 'kind' | 'actions'> {
  step: StepOf<'review'>
  texts: DeclarationTexts
}

/** The summary before the customer confirms it. */
export function DeclarationReview({ kind, step, actions, texts }: DeclarationReviewProps) {
  const { locale } = useI18nContext()
  const now = useProviderTime()
  const { content, contract, mayHaveArrived, isBusy } = step
  return (
    <Step heading={texts[`${kind}Review`]}>
      {mayHaveArrived && <Alert kind="info">{texts.sentBefore}</Alert>}
      <FactList
        facts={declarationFacts(kind, content, contract, texts).map(({ term, value }) => ({
          term,
          value: term === texts.end && typeof value === 'string' ? localizeDates(value, locale) : value,
        }))}
      />
      <p>{texts.reviewText}</p>
      <Actions>
        <Button variant="outline" locked={isBusy} onClick={actions.returnToForm}>
          {texts.change}
        </Button>
        <Button loading={isBusy} onClick={() => actions.declare(now)}>
          {texts[`${kind}Confirm`]}
        </Button>
      </Actions>
    </Step>
  )
}
