import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import type { DeclarationTexts } from '../../core/endOfTerm/declarationTexts'
import { EndOfTerm } from '../../core/endOfTerm/EndOfTerm'
import { useServices } from '../../core/services'
import { paths } from '../../domain/paths'
import { formatApiDate, localizeDates } from '../../lib/formats/dates'
import { FactList } from '../../ui/FactList'
import { Link } from '../../ui/Link'
import { Box, Text } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'
import { RouteLink } from '../../ui/RouteLink'
import type { ContractDeclaration } from './useContractDeclaration'

interface SelectedContractProps extends Pick<ContractDeclaration, 'earliestEnd' | 'lastNoticeDay'> {
  contract: Contract
  texts: DeclarationTexts
}

/** The numbers of the selected contract, and when it can end; or where else to declare without its number. */
export function SelectedContract({ contract, earliestEnd, lastNoticeDay, texts }: SelectedContractProps) {
  const { locale } = useI18nContext()
  const { email } = useServices().config.brand.links
  if (!contract.contractId)
    return (
      <Alert
        kind="info"
        note={
          <Link asChild>
            {email ? (
              <a href={email}>{texts.writeEmail}</a>
            ) : (
              <RouteLink href={paths.support}>{texts.writeSupport}</RouteLink>
            )}
          </Link>
        }
      >
        {texts.unknownContract}
      </Alert>
    )
  return (
    <Box paddingInline="4" paddingBlock="2" background="sunken" borderRadius="card">
      <FactList
        facts={[
          { term: texts.productId, value: contract.productId },
          { term: texts.contractId, value: contract.contractId },
          { term: texts.start, value: contract.startDate && localizeDates(contract.startDate, locale) },
          {
            term: texts.bindingEnd,
            value: contract.bindingEndDate && localizeDates(contract.bindingEndDate, locale),
          },
          {
            term: texts.earliestEnd,
            value: earliestEnd && localizeDates(formatApiDate(earliestEnd), locale),
          },
        ]}
      />
      {earliestEnd && (
        <Text color="muted" fontSize="sm">
          {texts.earliestEndHint}
        </Text>
      )}
      {lastNoticeDay && <EndOfTerm {...{ contract, lastNoticeDay, texts }} />}
    </Box>
  )
}
