import { expect, it } from 'vitest'
import { dependencies } from '../../package.json'
import { createSbom, licenceTexts, packageFolders } from '../../scripts/package/sbom'

it('the bill of materials and the licences name each package of the portal, and none of its tests', () => {
  const folders = packageFolders()
  const { components }: { components: { name: string; version: string }[] } = JSON.parse(createSbom(folders))
  const named = components.map(({ name, version }) => `${name}@${version}`)
  const texts = licenceTexts(folders)
  for (const [name, version] of Object.entries(dependencies)) {
    expect(named).toContain(`${name}@${version}`)
    expect(texts.includes(`${name} ${version} (`), name).toBe(true)
  }
  expect(texts).not.toContain('stately-parser')
  expect(named.filter((name) => /^(vitest|stately|xstate@4)/.test(name))).toEqual([])
})
