import { build } from 'vite'
import { expect, test } from 'vitest'
import { trimLibraryCode } from '../../scripts/vite/trimLibraryCode'

test('the build fails if it lacks the parts to replace, and names them', async () => {
  const building = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [trimLibraryCode()],
    build: { write: false, lib: { entry: 'src/lib/base.ts', formats: ['es'] } },
  })
  await expect(building).rejects.toThrow(/nothing matches @emotion\/is-prop-valid.*emotion-cache/)
})
