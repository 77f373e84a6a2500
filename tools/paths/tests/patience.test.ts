// @vitest-environment jsdom
import { getConfig } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { losingPatience } from '../../../tests/paths/screens/patience'

it('X4: when paths of a machine have failed, the others are waited for no longer; those of the next machine are', async () => {
  const usual = getConfig().asyncUtilTimeout
  const waited: number[] = []
  const note = async () => void waited.push(getConfig().asyncUtilTimeout)
  const fail = async () => {
    await note()
    throw new Error('another moment')
  }
  const attempt = losingPatience()
  for (let time = 0; time < 3; time++) await expect(attempt(fail)).rejects.toThrow('another moment')
  await attempt(note)
  await losingPatience()(note)
  expect(waited).toEqual([usual, usual, usual, 1_000, usual])
})
