import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatHundredths } from '../../lib/formats/numbers'
import { CopyButton } from '../../ui/CopyButton'
import { Box, Grid, Inline, Text } from '../../ui/layout'
import { QrCode } from '../../ui/QrCode'
import { ShareCode } from './ShareCode'
import { epcPayload, formatIban } from './transfer'
import type { Transfer } from './useTransfer'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingBlock: '1',
    borderBottom: '1px solid',
    borderColor: 'line',
    '&:last-of-type': { borderBottom: 'none' },
    '& dt': { color: 'muted', fontSize: 'sm' },
    '& dd': { margin: '0', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
})

export interface TransferDetailsProps {
  account: Transfer['account']
  bill: Transfer['order']
}

/** What a customer needs to transfer the open amount of a bill. */
export default function TransferDetails({ account, bill }: TransferDetailsProps) {
  const { LL, locale } = useI18nContext()
  const { transfer } = LL
  const code = epcPayload({ ...account, ...bill })
  const amount = formatHundredths(bill.amount, locale)
  const fields = [
    { term: transfer.recipient(), text: account.name },
    { term: transfer.iban(), text: account.iban, shown: formatIban(account.iban) },
    { term: transfer.amount(), text: amount },
    { term: transfer.purpose(), text: bill.reference.trim() },
  ]
  return (
    <>
      <p>{code ? transfer.introduction() : transfer.introductionWithoutCode()}</p>
      <Inline
        // A phone cannot scan its own screen: there, the fields come first.
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ base: 'center', md: 'flex-start' }}
        gap="4"
        marginBlock="4"
      >
        <Box as="dl" flex="1" width="full" minWidth="0">
          {fields.map(({ term, text, shown = text }) => (
            <Row key={term}>
              <dt>{term}</dt> <dd>{shown}</dd>
              <Box as="dd" gridColumn="2" gridRow="1 / 3">
                <CopyButton
                  text={text}
                  label={transfer.copy({ field: term })}
                  copiedText={transfer.copied({ field: term })}
                />
              </Box>
            </Row>
          ))}
        </Box>
        {code && (
          <Grid flex="none" width="11.5rem" gap="3">
            <QrCode text={code} label={transfer.code()} />
            <ShareCode text={code} />
          </Grid>
        )}
      </Inline>
      <Text color="muted" fontSize="sm">
        {transfer.duration()}
      </Text>
    </>
  )
}
