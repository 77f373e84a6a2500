import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { postpaid, visit } from './steps'

const askLinks = () => screen.findAllByRole('link', { name: 'Kundenservice dazu fragen' })
const draft = async () => (await screen.findByLabelText<HTMLTextAreaElement>('Beschreibung')).value

it('H1 B1: a question about a bill names its month and number', async () => {
  const { user } = await visit('/bills', postpaid)
  await user.click((await askLinks())[0] as HTMLElement)
  expect(await draft()).toBe('Zur Rechnung November 2026 (R-1002-2026-11):\n\n')
})
