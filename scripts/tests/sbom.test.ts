import { expect, it } from 'vitest'
import { dependencies } from '../../package.json'
import { createSbom, licenceTexts, packageFolders } from '../package/sbom'
import { type Assessment, createVex } from '../package/vex'

it('the bill of materials and the licences name each package of the portal, and none of its tests', () => {
  const folders = packageFolders()
  const { components }: { components: { name: string; version: string }[] } = JSON.parse(createSbom(folders))
  const named = components.map(({ name, version }) => `${name}@${version}`)
  const texts = licenceTexts(folders)
  for (const [name, version] of Object.entries(dependencies)) {
    expect(named).toContain(`${name}@${version}`)
    expect(texts.includes(`${name} ${version} (`), name).toBe(true)
  }
  // A package may have several, here for the code and for Google's rules.
  const [, ofNumbers = ''] = texts.split('libphonenumber-js 1')
  expect(ofNumbers).toMatch(/The MIT License.*Apache License\s+Version 2\.0/s)
  expect(texts).not.toContain('stately-parser')
  expect(named.filter((name) => /^(vitest|stately|xstate@4)/.test(name))).toEqual([])
})

it('a known vulnerability is linked to its part; one of a part that the portal does not have is refused', () => {
  const sbom = createSbom(packageFolders())
  const assessment: Assessment = {
    ...{ id: 'CVE-2026-1', package: `react@${dependencies.react}`, state: 'not_affected' },
    ...{ justification: 'code_not_reachable', detail: 'The portal does not render on a server.' },
  }
  const { vulnerabilities } = JSON.parse(createVex(sbom, [assessment]))
  const serial = JSON.parse(sbom).serialNumber.replace('urn:uuid:', '')
  const ref = `urn:cdx:${serial}/1#${encodeURIComponent(`react@${dependencies.react}`)}`
  expect(vulnerabilities).toMatchObject([{ id: 'CVE-2026-1', affects: [{ ref }] }])
  expect(() => createVex(sbom, [{ ...assessment, package: 'react@1.0.0' }])).toThrow(/react@1\.0\.0/)
  expect(() => createVex(sbom, [{ ...assessment, justification: '' }])).toThrow(/justification/)
})
