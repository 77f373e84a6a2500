// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import MovingFill from '../../src/ui/MovingFill'
import { StyleProvider } from '../../src/ui/StyleProvider'

it('how a bar fills is told to the animation alone, and is no style', () => {
  const complaints = vi.spyOn(console, 'error')
  const { container } = render(
    <StyleProvider>
      <MovingFill percent={40} tone="data" />
    </StyleProvider>,
  )
  expect(complaints).not.toHaveBeenCalled()
  const written = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  )
  expect(container.firstElementChild).not.toBeNull()
  expect(written.filter((rule) => /transition/.test(rule))).toEqual([])
})
