import { type Recording, readRecording } from '../session'

const load = import.meta.glob<string>('../recordings/*.json', { query: '?raw', import: 'default' })

/** Sessions that come along with the page; `npm run replay:record` makes them. */
export const bundled = {
  'tariff-missing-funds': 'A tariff that the balance does not cover',
  'top-up-by-voucher': 'A top-up by voucher',
}

export async function openBundled(name: string): Promise<Recording> {
  const text = await load[`../recordings/${name}.json`]?.()
  return readRecording(text ?? '')
}
