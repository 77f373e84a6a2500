import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { textTable } from '../scripts/report/textTable'

const parts: Record<string, string> = {
  'paths/screens': 'paths on screens, in jsdom',
  paths: 'paths on the actor',
  'paths/kit': 'the kit of the paths',
  'paths/report': 'the report of the paths',
  contract: 'contract of the sandbox',
  '../tools/conform/tests': 'conform',
}

/** The folder of a test file, or what is in it. */
function partOf(moduleId: string): string {
  const folder = relative(import.meta.dirname, moduleId)
    .split(/[\\/]/)
    .slice(0, -1)
    .join('/')
  return parts[folder] ?? (folder || 'other')
}

/** How long each part of the tests took, and what needed a second try, after everything else. */
export default class TimesOfParts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = new Map<string, number>()
    const add = (part: string, time: number) => times.set(part, (times.get(part) ?? 0) + time)
    const flaky: string[] = []
    for (const module of modules) {
      const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
        module.diagnostic()
      add(
        'environment and imports',
        environmentSetupDuration + prepareDuration + setupDuration + collectDuration,
      )
      add(partOf(module.moduleId), duration)
      for (const test of module.children.allTests()) {
        const { mutants } = test.meta()
        if (test.diagnostic()?.flaky) flaky.push(test.fullName)
        const time = test.diagnostic()?.duration ?? 0
        if (!mutants) continue
        add(partOf(module.moduleId), -time)
        add('mutants', time)
      }
    }
    const rows = [...times]
      .sort(([, one], [, other]) => other - one)
      .map(([part, time]) => [part, `${(time / 1000).toFixed(1)} s`])
    console.info(`\n${textTable([['part', 'time'], ...rows]).join('\n')}`)
    if (flaky.length > 0) console.info(`\nPassed by the second try alone:\n${flaky.join('\n')}`)
  }
}
