// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyPart } from '../../src/ui/lazyPart'

const somePart = () =>
  lazyPart(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }), 'waiting')

test('A part that is not loaded keeps its place until it is there', async () => {
  const Part = somePart()
  render(<Part name="the part" />)
  expect(screen.getByText('waiting')).toBeVisible()
  expect(await screen.findByText('the part')).toBeVisible()
  expect(screen.queryByText('waiting')).toBeNull()
})

test('A part that is loaded is there at once', async () => {
  const Part = somePart()
  await Part.preload()
  render(<Part name="the part" />)
  expect(screen.getByText('the part')).toBeVisible()
})

test('a part that does not load leaves its place to what was named instead', async () => {
  const Instead = lazyPart<object>(
    () => Promise.reject(new TypeError('Failed to fetch')),
    'waiting',
    () => <p>plain</p>,
  )
  render(<Instead />)
  expect(await screen.findByText('plain')).toBeInTheDocument()
})
