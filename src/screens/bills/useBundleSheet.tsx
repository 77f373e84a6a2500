import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { bundleFileName, type DocumentBundleActor, useDocumentBundleData } from '../../flows/documentBundle'
import { countParams, formatNumber } from '../../lib/numbers'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { SuccessIcon } from '../../ui/icons/status'

const Column = chakra('div', { base: { display: 'grid', gap: '4', lineHeight: '1.5' } })
const Count = chakra('p', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } })
const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm' } })
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
    '@media (forced-colors: active)': { outline: '1px solid CanvasText', color: 'Highlight' },
  },
})
const SavedFile = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0', color: 'success' },
  },
})
const MissingTitle = chakra('h3', { base: { fontWeight: 'semibold', marginBottom: '1' } })
const MissingList = chakra('ul', {
  base: { paddingLeft: '5', listStyleType: 'disc', overflowWrap: 'anywhere' },
})

interface SheetContent {
  title: string
  children: ReactNode
  footer: ReactNode
}

/** What the sheet shows once the customer has requested a year; `undefined` before. */
export function useBundleSheet(bundle: DocumentBundleActor, onClose: () => void): SheetContent | undefined {
  const { LL, locale } = useI18nContext()
  const texts = LL.documentBundle
  const state = useSelector(bundle, (snapshot) => snapshot.value)
  const { order, waiting, loaded, missing, part } = useDocumentBundleData(bundle)
  if (!order || state === 'choosing') return undefined

  const absent = [...missing, ...waiting]
  const total = loaded.length + absent.length
  const done = loaded.length + missing.length
  const [position, totalText] = [Math.min(done + 1, total), total].map((n) => formatNumber(n, locale))
  const counts = { position: position ?? '', total: totalText ?? '' }
  const cancel = (
    <Button variant="outline" onClick={() => bundle.send({ type: 'bundle.cancel' })}>
      {LL.shell.cancel()}
    </Button>
  )
  const save = (label: string, variant?: 'outline') => (
    <Button variant={variant} onClick={() => bundle.send({ type: 'bundle.save' })}>
      {label}
    </Button>
  )
  const loadMissing = (label: string) => (
    <Button onClick={() => bundle.send({ type: 'missing.load' })}>{label}</Button>
  )
  const loadedOf = (
    <Count>{texts.loadedOf({ loaded: formatNumber(loaded.length, locale), total: counts.total })}</Count>
  )
  const missingList = absent.length > 0 && (
    <section>
      <MissingTitle>{texts.missingHeading()}</MissingTitle>
      <MissingList>
        {absent.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </MissingList>
    </section>
  )
  const sheet = (title: string, children: ReactNode, footer: ReactNode) => ({
    ...{ title, footer },
    children: <Column>{children}</Column>,
  })

  switch (state) {
    case 'collecting':
    case 'saving': {
      const progress = state === 'saving' ? texts.saving() : texts.progress(counts)
      return sheet(
        texts.loadingHeading({ year: order.year }),
        <>
          <Count>{progress}</Count>
          <Bar aria-label={progress} value={done} max={total} />
          <Note>{texts.stay()}</Note>
        </>,
        cancel,
      )
    }
    case 'interrupted':
      return sheet(
        texts.interruptedHeading(),
        <>
          {loadedOf}
          <p>{texts.interruptedText()}</p>
        </>,
        <>
          {cancel}
          {loaded.length > 0 && save(texts.savePart(), 'outline')}
          <Button onClick={() => bundle.send({ type: 'load.retry' })}>{texts.continue()}</Button>
        </>,
      )
    case 'tooLarge':
      return sheet(
        texts.tooLargeHeading(),
        <>
          {loadedOf}
          <p>{texts.tooLargeText()}</p>
        </>,
        <>
          {cancel}
          {save(texts.savePart())}
        </>,
      )
    case 'unsaved':
      return sheet(
        texts.unsavedHeading(),
        <Alert kind="error">{texts.unsavedText()}</Alert>,
        <>
          {cancel}
          {save(LL.message.tryAgain())}
        </>,
      )
    case 'nothingLoaded':
      return sheet(
        texts.nothingHeading(),
        <>
          <Alert kind="error">{texts.nothingText()}</Alert>
          {missingList}
        </>,
        loadMissing(LL.message.tryAgain()),
      )
    case 'saved':
      return sheet(
        texts.savedHeading(),
        <>
          <div>
            <p>{texts.savedText(countParams(loaded.length, locale))}</p>
            <SavedFile>
              <SuccessIcon />
              <span>{bundleFileName(order, part)}</span>
            </SavedFile>
          </div>
          {missingList}
        </>,
        <>
          <Button variant={absent.length > 0 ? 'outline' : 'solid'} onClick={onClose}>
            {texts.done()}
          </Button>
          {absent.length > 0 && loadMissing(texts.loadMissing())}
        </>,
      )
  }
}
