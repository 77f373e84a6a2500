import { useEffect, useMemo, useState } from 'react'
import type { CheckedRule } from '../catalogue/checkedRules'
import type { Target } from './route'

export type RuleCheck = ReturnType<typeof useRuleCheck>

/** Finds the result of a rule in its flow. The server checks the rules when the page first shows one. */
export function useRuleCheck(isNeeded: boolean) {
  const [checkedRules, setCheckedRules] = useState<readonly CheckedRule[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (isNeeded)
      import('./checkedRules.data').then(
        (module) => setCheckedRules(module.checkedRules),
        () => setHasFailed(true),
      )
  }, [isNeeded])
  return useMemo(
    () => ({
      hasFailed,
      find: ({ flow, rule }: Target) => checkedRules.find((one) => one.flow === flow && one.name === rule),
    }),
    [checkedRules, hasFailed],
  )
}
