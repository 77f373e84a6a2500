// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startPortal } from '../testPortal'

const TOKEN = 'zweiklang.token'

async function openPage() {
  const portal = await startPortal({ account: 'everyday' })
  await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
  return portal
}

/** The browser shows the page again as it was left: from its memory, or loaded anew. */
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

describe('a page that the browser has kept in memory', () => {
  it.each([
    ['nobody is signed in any more', () => window.localStorage.removeItem(TOKEN)],
    ['somebody else is signed in', () => window.localStorage.setItem(TOKEN, 'another')],
  ])('S3: is loaded anew, and remembers nobody, when %s', async (_, change) => {
    const { reload } = await openPage()
    change()
    comeBack(true)
    expect(reload).toHaveBeenCalledOnce()
    expect({ ...window.sessionStorage }).toEqual({})
  })

  it('S2: goes on as it was while the session is the same', async () => {
    const { reload } = await openPage()
    comeBack(true)
    expect(reload).not.toHaveBeenCalled()
  })

  it('S2: is not loaded once more when the browser has just loaded it', async () => {
    const { reload } = await openPage()
    window.localStorage.removeItem(TOKEN)
    comeBack(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
