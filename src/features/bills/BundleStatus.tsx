import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatNumber } from '../../lib/numbers'
import type { DocumentBundleActor } from './useDocumentBundle'

const Text = chakra('p', {
  base: { marginLeft: '3', color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
})

/** How far a bundle is, while its sheet is closed. */
export default function BundleStatus({ bundle }: { bundle: DocumentBundleActor }) {
  const { LL, locale } = useI18nContext()
  const texts = LL.documentBundle
  const state = useSelector(bundle, (snapshot) => snapshot.value)
  const done = useSelector(bundle, ({ context }) => context.loaded.length + context.missing.length)
  const waiting = useSelector(bundle, ({ context }) => context.waiting.length)
  const isComplete = useSelector(
    bundle,
    ({ context }) => context.waiting.length + context.missing.length === 0,
  )
  const [position = '', total = ''] = [done + 1, done + waiting].map((count) => formatNumber(count, locale))
  const isCollecting = state === 'collecting'
  const isSaving = state === 'saving'
  const hasResult = !isCollecting && !isSaving && state !== 'choosing'
  return (
    <>
      {/* Not in the live region: a screen reader would read each number. */}
      {isCollecting && <Text>{texts.shortProgress({ position, total })}</Text>}
      {isSaving && <Text>{texts.saving()}</Text>}
      {/* It exists before its text, which Orca does not read if it is directly in it. */}
      <div role="status">{hasResult && <Text>{isComplete ? texts.saved() : texts.incomplete()}</Text>}</div>
    </>
  )
}
