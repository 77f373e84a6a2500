import type { Sandbox } from '../../../sandbox/sandbox'

/** What a provider may fill as it likes: names, addresses, labels. Ids, codes, numbers and dates stay what they are. */
const freeTexts = new Set([
  ...[
    'fullName',
    'email',
    'address',
    'city',
    'name',
    'displayName',
    'tariff_name',
    'title',
    'subtitle',
    'speed',
  ],
  ...[
    'shortDescription',
    'description',
    'text',
    'label',
    'durationLabel',
    'usedUnitsLabel',
    'unit',
    'message',
  ],
  ...['balanceUnitDivision'],
])

const LENGTH = 200
const words = 'Straßenbezeichnung der Grundstücksverwaltungsgesellschaft Österreich mbH und Söhne '

/** Two hundred characters, each the same length of a text: without any place to break, and with many. */
export const longTexts = {
  'without a space': (key: string) =>
    key === 'email' ? `${'w'.repeat(LENGTH - 12)}@example.com` : `Ä${'w'.repeat(LENGTH - 1)}`,
  'with spaces': (key: string) =>
    key === 'email' ? `${'vor.name-'.repeat(20)}x@example.com` : words.repeat(3).slice(0, LENGTH),
}

type LongText = (key: string) => string

function lengthened(value: unknown, long: LongText): unknown {
  if (Array.isArray(value)) return value.map((item) => lengthened(item, long))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'string' && freeTexts.has(key) ? long(key) : lengthened(item, long),
    ]),
  )
}

/** The provider, with every text of its answers made long. */
export const answersWith =
  (long: LongText, provider: Sandbox['fetch']): Sandbox['fetch'] =>
  async (request) => {
    const { status, headers, ...answer } = await provider(request).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      json: (await response.json()) as unknown,
    }))
    return Response.json(lengthened(answer.json, long), {
      status,
      headers: { date: headers.get('date') ?? '' },
    })
  }
