import type { DeclarationTexts } from '../../core/endOfTerm/declarationTexts'
import { useServices } from '../../core/services'
import { Actions } from '../../ui/Actions'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { CallReference } from '../../ui/CallReference'
import { Alert } from '../../ui/messages/Alert'
import { Quote } from '../../ui/Quote'
import { useCopy } from '../../ui/useCopy'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Step } from './Step'
import type { ContractDeclaration, StepOf } from './useContractDeclaration'

interface UnansweredDeclarationProps extends Pick<ContractDeclaration, 'kind' | 'actions'> {
  step: StepOf<'unanswered'>
  texts: DeclarationTexts
}

/** The declaration may have arrived: its text for an e-mail, and a way to send it again that is never automatic. */
export function UnansweredDeclaration({ kind, step: { text }, actions, texts }: UnansweredDeclarationProps) {
  const { email } = useServices().config.brand.links
  const { isCopied, copy } = useCopy(text)
  const [subject = ''] = text.split('\n')
  // Lines of an e-mail end with both characters.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return (
    <Step heading={texts[`${kind}Unanswered`]}>
      <Alert kind="error" note={<CallReference />}>
        {email ? texts.unansweredText : texts.unansweredWithoutEmail}
      </Alert>
      <Quote>{text}</Quote>
      <Actions>
        <Button variant="link" onClick={actions.reviewAgain}>
          {texts.sendAgain}
        </Button>
        <Button variant="outline" onClick={copy}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        {email && (
          <ButtonLink href={`${email}?subject=${encodeURIComponent(subject)}&body=${body}`}>
            {texts.writeEmail}
          </ButtonLink>
        )}
        <VisuallyHidden role="status">{isCopied && texts.copied}</VisuallyHidden>
      </Actions>
    </Step>
  )
}
