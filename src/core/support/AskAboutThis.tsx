import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Link } from '../../ui/Link'
import { RouteLink } from '../../ui/RouteLink'
import { supportFormAddress, useQuestion } from './support'

interface AskAboutThisProps {
  reference: string
  icon?: ReactNode
}

/** Leads to customer service, whose form then names what the question is about: `Zum Eintrag vom 3.11.2026:`. */
export function AskAboutThis({ reference, icon }: AskAboutThisProps) {
  const { question } = useI18nContext().LL
  const ask = useQuestion()
  return (
    ask && (
      <Link asChild alignSelf="flex-start" gap="2">
        <RouteLink href={supportFormAddress} onClick={() => ask(reference)}>
          {icon}
          <span>{question.ask()}</span>
        </RouteLink>
      </Link>
    )
  )
}
