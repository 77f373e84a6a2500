import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatNumber } from '../../lib/formats/numbers'
import { FORCED_COLORS } from '../../ui/fillStyles'
import { SuccessIcon } from '../../ui/icons/status'
import { Box, Inline, Text } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'
import type { RequestedExport } from './useBillExport'

const Column = chakra('div', { base: { display: 'grid', gap: '4', lineHeight: '1.5' } })
const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    width: 'full',
    height: '0.5rem',
    border: 'none',
    borderRadius: 'pill',
    overflow: 'hidden',
    // Firefox draws the track in the background, the others in a part of their own.
    background: 'sunken',
    color: 'data',
    '&::-webkit-progress-bar': { background: 'sunken' },
    '&::-webkit-progress-value': { background: 'currentColor' },
    '&::-moz-progress-bar': { background: 'currentColor' },
    [FORCED_COLORS]: { outline: '1px solid CanvasText', color: 'Highlight' },
  },
})

function MissingBills({ documents }: { documents: RequestedExport['absent'] }) {
  const { billExport } = useI18nContext().LL
  return (
    <section>
      <Box as="h3" fontWeight="bold" marginBottom="1">
        {billExport.missingHeading()}
      </Box>
      <Box as="ul" paddingLeft="5" listStyleType="disc" overflowWrap="anywhere">
        {documents.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </Box>
    </section>
  )
}

/** How far the export is, or what became of it. */
export function ExportResult({ step, counts, absent, fileName }: RequestedExport) {
  const { LL, locale } = useI18nContext()
  const texts = LL.billExport
  const shown = {
    position: formatNumber(counts.done + 1, locale),
    loaded: formatNumber(counts.loaded, locale),
    total: formatNumber(counts.total, locale),
  }
  switch (step) {
    case 'loading':
    case 'writing': {
      const progress = step === 'writing' ? texts.saving() : texts.progress(shown)
      return (
        <Column>
          <Text fontWeight="bold" fontVariantNumeric="tabular-nums">
            {progress}
          </Text>
          <Bar aria-label={progress} value={counts.done} max={counts.total} />
          <Text color="muted" fontSize="sm">
            {texts.stay()}
          </Text>
        </Column>
      )
    }
    case 'interrupted':
    case 'tooLarge':
      return (
        <Column>
          <Text fontWeight="bold" fontVariantNumeric="tabular-nums">
            {texts.loadedOf(shown)}
          </Text>
          <p>{step === 'tooLarge' ? texts.tooLargeText() : texts.interruptedText()}</p>
        </Column>
      )
    case 'notWritten':
      return (
        <Column>
          <Alert kind="error">{texts.unsavedText()}</Alert>
        </Column>
      )
    case 'empty':
      return (
        <Column>
          <Alert kind="error">{texts.nothingText()}</Alert>
          <MissingBills documents={absent} />
        </Column>
      )
    case 'saved':
      return (
        <Column>
          <div>
            <p>{texts.savedText(shown)}</p>
            <Inline
              as="p"
              alignItems="center"
              gap="3"
              fontWeight="bold"
              overflowWrap="anywhere"
              css={{ '& svg': { flexShrink: '0', color: 'success' } }}
            >
              <SuccessIcon />
              <span>{texts.savedFile({ name: fileName })}</span>
            </Inline>
          </div>
          {absent.length > 0 && <MissingBills documents={absent} />}
        </Column>
      )
  }
}
