import { screen, within } from '@testing-library/dom'
import type { DocumentLoaded, ExportedDocument } from '../../../machines/billExport.machine'
import { formatNumber } from '../../../src/lib/formats/numbers'
import { monthName } from '../../../src/lib/months'
import type { PathEvent } from '../../../tools/paths/cases'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { watchSavedFiles } from '../../support/savedFiles'
import { driverOf } from './driver'
import { waitUntil } from './page'
import { sends } from './portal'
import type { MessageKey } from './translate'

const bills = ['11', '10'].map((month) => ({
  ...{ billId: `B-${month}`, referenceNumber: `R-${month}`, forDate: `02.${month}.2026` },
  ...{ filename: month === '11' ? 'november.pdf' : 'oktober.pdf', hasBillPdf: true },
  ...{ isBillPayed: true, total: { value: 20 } },
}))

/** PDFs that stand for larger ones, by their size in bytes. */
const standIns: Record<number, string> = {
  9: '%PDF-1.4\n',
  100000000: '%PDF-1.4\n1',
  100000001: '%PDF-1.4\n12',
}

/** Gives the PDFs the sizes that they stand for. */
function fakeSizes(): void {
  const size = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')
  const sizes = new Map(Object.entries(standIns).map(([bytes, pdf]) => [pdf.length, Number(bytes)]))
  Object.defineProperty(Blob.prototype, 'size', {
    ...size,
    get() {
      const real = size?.get?.call(this)
      return sizes.get(real) ?? real
    },
  })
}

// Before the first walk holds it.
const { arrayBuffer } = Blob.prototype

/** Holds the ZIP files that the portal writes, before it adds the table. */
function holdZips() {
  const held: { resolve: () => void; reject: (error: unknown) => void }[] = []
  Blob.prototype.arrayBuffer = async function () {
    if (this.type.startsWith('text/csv'))
      await new Promise<void>((resolve, reject) => held.push({ resolve, reject }))
    return arrayBuffer.call(this)
  }
  return async () => {
    await waitUntil(() => held.length > 0)
    return held.splice(0).at(-1)
  }
}

const outputOf = ({ output }: PathEvent) => output as DocumentLoaded
const isSilence = (event: PathEvent) =>
  event.type === 'xstate.done.actor.loadDocument' && outputOf(event).outcome === 'silent'

const answerOf = (output: DocumentLoaded) =>
  output.outcome === 'loaded'
    ? { code: 'DOWNLOAD_PDF_SUCCESS', body: btoa(standIns[output.document.bytes] ?? '') }
    : { code: 'REQUEST_FAILED_NOT_FOUND', message: 'not found' }

const titles: Record<string, MessageKey> = {
  choosing: 'bill.ofYear',
  collecting: 'billExport.loadingHeading',
  saving: 'billExport.loadingHeading',
  interrupted: 'billExport.interruptedHeading',
  tooLarge: 'billExport.tooLargeHeading',
  unsaved: 'billExport.unsavedHeading',
  saved: 'billExport.savedHeading',
  nothingLoaded: 'billExport.nothingHeading',
}

const listsIn = ({ context }: ObservedSnapshot) =>
  context as {
    waiting: ExportedDocument[]
    loaded: ExportedDocument[]
    missing: ExportedDocument[]
    part: number
  }

export const billExport = driverOf({
  visit: (_, { steps }) => ({
    ...{ path: '/bills', account: 'everyday', stored: { phone: '436601000011' } },
    setsClock: steps.some(({ event }) => isSilence(event)),
  }),
  ports: { loadDocument: sends('downloadPdf', answerOf, ({ id }: { id: string }) => ({ id })) },
  holds: ['getBills'],
  walk(portal) {
    const { answers, press, translate, locale } = portal
    const saved = watchSavedFiles()
    const takeZip = holdZips()
    fakeSizes()
    const titleOf = (state: unknown) => translate(titles[String(state)] as MessageKey, { year: '2026' })
    const isIn = (...states: string[]) => states.map(titleOf).includes(portal.dialogTitle() ?? '')
    const dialog = () => screen.queryByRole('dialog')
    const nameOf = ({ id }: ExportedDocument) =>
      `${monthName(`2026-${id.slice(2)}`, locale)} · R-${id.slice(2)}`

    async function openSheet() {
      await press(await screen.findByRole('button', { name: titleOf('choosing') }))
      await waitUntil(() => isIn('choosing'))
    }

    /** The browser is offline when the call fails. */
    async function interrupt() {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
      await answers.fail('downloadPdf')
      await waitUntil(() => isIn('interrupted'))
      Reflect.deleteProperty(navigator, 'onLine')
    }

    return {
      async arrive() {
        await answers.replace('getBills', bills)
        await openSheet()
        await portal.mark()
      },
      events: {
        'export.load': () => portal.pressButton('billExport.download'),
        async 'export.cancel'() {
          if (!isIn('saved', 'nothingLoaded')) return portal.pressButton('shell.cancel')
          await portal.pressButton('page.close')
          await openSheet()
        },
        'export.save': () =>
          isIn('unsaved')
            ? portal.pressButton('message.tryAgain')
            : portal.pressButton('billExport.savePart'),
        'load.retry': () => portal.pressButton('billExport.continue'),
        'missing.load': () =>
          isIn('nothingLoaded')
            ? portal.pressButton('message.tryAgain')
            : portal.pressButton('billExport.loadMissing'),
        async 'xstate.done.actor.loadDocument'(event) {
          await answers.next('downloadPdf')
          if (isSilence(event)) await portal.advanceTime(45_000)
          else await answers.replace('downloadPdf', answerOf(outputOf(event)))
        },
        'xstate.error.actor.loadDocument': interrupt,
        async 'xstate.done.actor.saveExport'() {
          const zip = await takeZip()
          await portal.simulate(() => zip?.resolve())
        },
        async 'xstate.error.actor.saveExport'() {
          const zip = await takeZip()
          await portal.simulate(() => zip?.reject(new Error('no memory')))
        },
      },
      observations: {
        title: [portal.dialogTitle, ({ value }) => titleOf(value)],
        progress: [
          () => {
            const bar = dialog()?.querySelector('progress')
            return bar ? [bar.ariaLabel, bar.value, bar.max] : null
          },
          (observed) => {
            const { waiting, loaded, missing } = listsIn(observed)
            const [done, total] = [
              loaded.length + missing.length,
              loaded.length + missing.length + waiting.length,
            ]
            const counts = { position: formatNumber(done + 1, locale), total: formatNumber(total, locale) }
            if (observed.value === 'collecting')
              return [translate('billExport.progress', counts), done, total]
            return observed.value === 'saving' ? [translate('billExport.saving'), done, total] : null
          },
        ],
        missing: [
          () => [...(dialog()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent),
          (observed) => {
            const { missing, waiting } = listsIn(observed)
            return ['saved', 'nothingLoaded'].includes(String(observed.value))
              ? [...missing, ...waiting].map(nameOf)
              : []
          },
        ],
        offersToSave: [
          () => within(dialog() ?? document.body).queryByText(translate('billExport.savePart')) !== null,
          (observed) =>
            observed.value === 'tooLarge' ||
            (observed.value === 'interrupted' && listsIn(observed).loaded.length > 0),
        ],
        file: [
          () => (isIn('saved') ? saved.at(-1)?.name : null),
          (observed) => {
            const { part } = listsIn(observed)
            const name = `${translate('billExport.fileName')}-2026${part > 1 ? `-${part}` : ''}.zip`
            return observed.value === 'saved' ? name : null
          },
        ],
      },
    }
  },
  withoutStaging: 'it needs failing documents; the walk of pdfDownload makes the same call',
})
