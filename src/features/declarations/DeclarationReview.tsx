import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { useProviderTime } from '../../core/providerClock'
import { localizeDates } from '../../lib/dates'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { FactList } from '../../ui/FactList'
import type { DeclarationParts } from './declarationParts'
import { declarationFacts, declarationText } from './declarationText'
import { Actions, Step } from './Step'
import { serviceTexts } from './texts'

/** The summary before the customer confirms it. */
export function DeclarationReview({
  kind,
  actor,
  texts,
  contract,
}: DeclarationParts & { contract: Contract }) {
  const { locale } = useI18nContext()
  const now = useProviderTime()
  const { mayHaveArrived, ...declaration } = useSelector(actor, (snapshot) => snapshot.context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const confirm = () =>
    actor.send({
      type: 'declaration.confirm',
      text: declarationText(kind, declaration, contract, now, serviceTexts(locale)),
    })
  return (
    <Step heading={texts[`${kind}Review`]}>
      {mayHaveArrived && <Alert kind="info">{texts.sentBefore}</Alert>}
      <FactList
        facts={declarationFacts(kind, declaration, contract, texts).map(({ term, value }) => ({
          term,
          value: term === texts.end && typeof value === 'string' ? localizeDates(value, locale) : value,
        }))}
      />
      <p>{texts.reviewText}</p>
      <Actions>
        <Button variant="outline" locked={busy} onClick={() => actor.send({ type: 'declaration.change' })}>
          {texts.change}
        </Button>
        <Button loading={busy} onClick={confirm}>
          {texts[`${kind}Confirm`]}
        </Button>
      </Actions>
    </Step>
  )
}
