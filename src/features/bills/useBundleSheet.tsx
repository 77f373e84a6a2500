import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatNumber } from '../../lib/numbers'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { FORCED_COLORS } from '../../ui/fillStyles'
import { SuccessIcon } from '../../ui/icons/status'
import {
  type BundleDocument,
  bundleFileName,
  type DocumentBundleActor,
  useDocumentBundleData,
} from './useDocumentBundle'

const Column = chakra('div', { base: { display: 'grid', gap: '4', lineHeight: '1.5' } })
const Count = chakra('p', { base: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' } })
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
    [FORCED_COLORS]: { outline: '1px solid CanvasText', color: 'Highlight' },
  },
})
const SavedFile = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0', color: 'success' },
  },
})
const MissingTitle = chakra('h3', { base: { fontWeight: 'bold', marginBottom: '1' } })
const MissingList = chakra('ul', {
  base: { paddingLeft: '5', listStyleType: 'disc', overflowWrap: 'anywhere' },
})

interface MissingBillsProps {
  heading: string
  documents: readonly BundleDocument[]
}

const MissingBills = ({ heading, documents }: MissingBillsProps) => (
  <section>
    <MissingTitle>{heading}</MissingTitle>
    <MissingList>
      {documents.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </MissingList>
  </section>
)

interface ActionProps {
  bundle: DocumentBundleActor
  type: 'bundle.cancel' | 'bundle.save' | 'load.retry' | 'missing.load'
  label: string
  isOutlined?: boolean
}

const Action = ({ bundle, type, label, isOutlined = false }: ActionProps) => (
  <Button variant={isOutlined ? 'outline' : 'solid'} onClick={() => bundle.send({ type })}>
    {label}
  </Button>
)

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
  const done = loaded.length + missing.length
  const total = done + waiting.length
  const counts = {
    position: formatNumber(done + 1, locale),
    loaded: formatNumber(loaded.length, locale),
    total: formatNumber(total, locale),
  }
  const loadedOf = texts.loadedOf(counts)
  const cancel = { bundle, type: 'bundle.cancel', label: LL.shell.cancel(), isOutlined: true } as const
  const savePart = { bundle, type: 'bundle.save', label: texts.savePart() } as const
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
        <Action {...cancel} />,
      )
    }
    case 'interrupted':
      return sheet(
        texts.interruptedHeading(),
        <>
          <Count>{loadedOf}</Count>
          <p>{texts.interruptedText()}</p>
        </>,
        <>
          <Action {...cancel} />
          {loaded.length > 0 && <Action {...savePart} isOutlined />}
          <Action bundle={bundle} type="load.retry" label={texts.continue()} />
        </>,
      )
    case 'tooLarge':
      return sheet(
        texts.tooLargeHeading(),
        <>
          <Count>{loadedOf}</Count>
          <p>{texts.tooLargeText()}</p>
        </>,
        <>
          <Action {...cancel} />
          <Action {...savePart} />
        </>,
      )
    case 'unsaved':
      return sheet(
        texts.unsavedHeading(),
        <Alert kind="error">{texts.unsavedText()}</Alert>,
        <>
          <Action {...cancel} />
          <Action bundle={bundle} type="bundle.save" label={LL.message.tryAgain()} />
        </>,
      )
    case 'nothingLoaded':
      return sheet(
        texts.nothingHeading(),
        <>
          <Alert kind="error">{texts.nothingText()}</Alert>
          <MissingBills heading={texts.missingHeading()} documents={absent} />
        </>,
        <Action bundle={bundle} type="missing.load" label={LL.message.tryAgain()} />,
      )
    case 'saved':
      return sheet(
        texts.savedHeading(),
        <>
          <div>
            <p>{texts.savedText(counts)}</p>
            <SavedFile>
              <SuccessIcon />
              <span>{texts.savedFile({ name: bundleFileName(order, part) })}</span>
            </SavedFile>
          </div>
          {absent.length > 0 && <MissingBills heading={texts.missingHeading()} documents={absent} />}
        </>,
        <>
          <Button variant={absent.length > 0 ? 'outline' : 'solid'} onClick={onClose}>
            {texts.done()}
          </Button>
          {absent.length > 0 && <Action bundle={bundle} type="missing.load" label={texts.loadMissing()} />}
        </>,
      )
  }
}
