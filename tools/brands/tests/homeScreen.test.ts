import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandIds, pictureName, pictureSizes, textsOf } from '../homeScreen'

const inPublic = (name: string) => readFileSync(`public/${name}`)

describe.each(brandIds)('the %s brand on a home screen', (id) => {
  it.each(Object.entries(textsOf(id)))('%s follows from the brand (npm run home-screen)', (name, text) => {
    expect(inPublic(name).toString()).toBe(text)
  })

  it.each(pictureSizes)('has a picture of %d pixels', (size) => {
    const picture = inPublic(pictureName(id, size))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    // Its first chunk begins with width and height.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size])
  })
})
