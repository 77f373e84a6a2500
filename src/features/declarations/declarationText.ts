import type { Declaration } from '../../../machines/contractDeclaration.machine'
import type { Contract } from '../../api/types'
import { contractText } from '../../core/endOfTerm/contractText'
import type { DeclarationTexts } from '../../core/endOfTerm/declarationTexts'
import { formatApiDate, formatTime } from '../../lib/formats/dates'
import type { Fact } from '../../ui/FactList'

/** `withdrawal` ends a new contract as if it had never begun, `cancellation` ends it for the future. */
export type DeclarationKind = 'withdrawal' | 'cancellation'

export const momentText = (moment: Date): string => `${formatApiDate(moment)}, ${formatTime(moment)}`

const cancellationFacts = (
  { end, date, isForCause, reason }: Declaration,
  texts: DeclarationTexts,
): Fact[] => [
  { term: texts.type, value: isForCause ? texts.forCause : texts.ordinary },
  { term: texts.reason, value: isForCause ? reason.trim() : null },
  {
    term: texts.end,
    value:
      end === 'next' ? texts.endNext : `${formatApiDate(new Date(`${date}T00:00`))}, ${texts.alternativeEnd}`,
  },
]

/** Everything that the customer declares. */
export const declarationFacts = (
  kind: DeclarationKind,
  declaration: Declaration,
  contract: Contract,
  texts: DeclarationTexts,
): Fact[] => [
  { term: texts.contract, value: contractText(contract, texts) },
  { term: texts.productId, value: contract.productId },
  { term: texts.contractId, value: contract.contractId },
  ...(kind === 'cancellation' ? cancellationFacts(declaration, texts) : []),
  { term: texts.name, value: declaration.name.trim() },
  { term: texts.email, value: declaration.email.trim() },
]

/** The declaration as customer service receives it, in the language of these texts. */
export function declarationText(
  kind: DeclarationKind,
  declaration: Declaration,
  contract: Contract,
  declaredAt: Date,
  texts: DeclarationTexts,
): string {
  const facts = [
    ...declarationFacts(kind, declaration, contract, texts),
    { term: texts.declaredAt, value: momentText(declaredAt) },
  ]
  return [
    texts[`${kind}Title`],
    texts[`${kind}Sentence`],
    facts.flatMap(({ term, value }) => (value ? [`${term}: ${value}`] : [])).join('\n'),
    texts.request,
  ].join('\n\n')
}
