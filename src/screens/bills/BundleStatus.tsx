import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { DocumentBundleActor } from '../../flows/documentBundle'
import { formatNumber } from '../../lib/numbers'

const Status = chakra('span', {
  base: {
    color: 'muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '&:not(:empty)': { marginLeft: '3' },
  },
})

/** How far a bundle is, while its sheet is closed. */
export default function BundleStatus({ bundle }: { bundle: DocumentBundleActor }) {
  const { locale } = useI18nContext()
  const state = useSelector(bundle, (snapshot) => snapshot.value)
  const done = useSelector(bundle, ({ context }) => context.loaded.length + context.missing.length)
  const waiting = useSelector(bundle, ({ context }) => context.waiting.length)
  const isComplete = useSelector(
    bundle,
    ({ context }) => context.waiting.length + context.missing.length === 0,
  )
  const texts = useI18nContext().LL.documentBundle
  if (state === 'collecting') {
    const [position, total] = [done + 1, done + waiting].map((count) => formatNumber(count, locale))
    // Not a live region: a screen reader would read each number.
    return <Status>{texts.shortProgress({ position: position ?? '', total: total ?? '' })}</Status>
  }
  if (state === 'saving') return <Status>{texts.saving()}</Status>
  const result = isComplete ? texts.saved() : texts.incomplete()
  return <Status role="status">{state !== 'choosing' && result}</Status>
}
