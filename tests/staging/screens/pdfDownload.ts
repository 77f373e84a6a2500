import type { ProviderScreen, Stage } from './providerScreen'
import { complains, pressIfThere } from './see'

const PATIENCE = 20_000

/** Which document it is does not matter to the flow: the first that is offered. */
const documentButton = ({ page, words }: Stage) =>
  page.getByRole('button', { name: words('bill.downloadPdf'), exact: true }).first()

/** The document of a bill; that of a listing is saved in the same way. */
export const pdfDownload: ProviderScreen = {
  visits: [
    {
      name: 'a bill',
      role: 'billed',
      async arrive(stage) {
        await stage.open('/bills')
        return documentButton(stage)
          .waitFor({ timeout: PATIENCE })
          .then(
            () => undefined,
            () => 'needs a bill that is paid and has a document',
          )
      },
    },
  ],
  happens: { 'pdf.download': (stage) => pressIfThere(documentButton(stage)) },
  // A file that was saved is no state of the screen: the browser tells of it, the portal only of what it could not save.
  async look(stage) {
    const isRefused = await complains(stage)
    return {
      busy: (await documentButton(stage).getAttribute('aria-busy')) === 'true',
      complains: isRefused,
      comesToAnEnd: stage.saved().length + Number(isRefused) === 1,
    }
  },
  expects: (state, last) => ({
    busy: state === 'downloading',
    comesToAnEnd: last !== undefined,
    // An answer that is no document is complained of, too.
    ...(last !== 'done' && { complains: last !== undefined }),
  }),
}
