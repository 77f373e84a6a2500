import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandIds, iconFileName, iconSizes, textFilesOf } from '../homeScreen'

const readPublicFile = (name: string) => readFileSync(`public/${name}`)

describe.each(brandIds)('the %s brand on a home screen', (id) => {
  it.each(Object.entries(textFilesOf(id)))('%s follows the brand (npm run home-screen)', (name, text) => {
    expect(readPublicFile(name).toString()).toBe(text)
  })

  it.each(iconSizes)('has an icon of %d pixels', (size) => {
    const icon = readPublicFile(iconFileName(id, size))
    expect(icon.subarray(1, 4).toString()).toBe('PNG')
    // Its first chunk begins with width and height.
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([size, size])
  })
})
