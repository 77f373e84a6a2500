import type { Sandbox } from '../../../sandbox/sandbox'

/** What a provider may fill as it likes: names, addresses, labels. Ids, codes, numbers and dates stay. */
const freeTexts = new Set(
  [
    'fullName email address city name displayName tariff_name title subtitle speed shortDescription',
    'description text label durationLabel usedUnitsLabel unit message balanceUnitDivision',
  ].flatMap((keys) => keys.split(' ')),
)

/** 200 characters: the first half has no place to break, the second has many. */
const longText = `Ä${'w'.repeat(99)} ${'Straßenbezeichnung der Grundstücksverwaltung mbH und Söhne '.repeat(2).slice(0, 99)}`
const longEmail = `${'vor.name-'.repeat(10)}${'w'.repeat(98)}@example.com`

const lengthen = (key: string, value: unknown) => {
  if (typeof value !== 'string' || !freeTexts.has(key)) return value
  return key === 'email' ? longEmail : longText
}

/** The provider, with a long text in place of every text of its answers. */
export const answerWithLongTexts =
  (provider: Sandbox['fetch']): Sandbox['fetch'] =>
  async (request) => {
    const answer = await provider(request)
    return Response.json(JSON.parse(await answer.text(), lengthen), {
      status: answer.status,
      headers: { date: answer.headers.get('date') ?? '' },
    })
  }
