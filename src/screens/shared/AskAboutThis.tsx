import { Link as RouteLink } from 'wouter'
import { paths } from '../../domain/paths'
import { useQuestion } from '../../flows/support'
import { Link } from '../../ui/Link'
import { useQuestionTexts } from './useQuestionTexts'

/** Leads to customer service, whose form then names what the question is about: `Zum Eintrag vom 3.11.2026:`. */
export function AskAboutThis({ reference }: { reference: string }) {
  const texts = useQuestionTexts()
  const ask = useQuestion()
  return (
    ask && (
      <Link asChild alignSelf="flex-start">
        <RouteLink href={paths.support} onClick={() => ask(reference)}>
          {texts.ask()}
        </RouteLink>
      </Link>
    )
  )
}
