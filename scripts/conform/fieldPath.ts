import type { Plan } from '../../src/api/reading/plan'
import { shared } from './plans'

/** One step on the way from the top of an answer to a value. */
interface Step {
  /** The path up to here. */
  path: string
  /** The schema in which it stands, or the operation; and its name there, `[]` for an entry of a list. */
  owner: string
  name: string
  /** What it stands in cannot be used without it. */
  takesAlong: boolean
}

const partsOf = (path: string): string[] => path.match(/\[\]|[^.[\]]+/g) ?? []

const resolved = (plan: Plan, owner: string): { plan: Plan; owner: string } => {
  if (typeof plan !== 'object' || !('ref' in plan)) return { plan, owner }
  const target = shared[plan.ref]
  return target ? resolved(target, plan.ref) : { plan, owner }
}

/** The steps of a path as the reader writes it: `body.user.contracts[].isMobile`. */
function stepsOf(whole: Plan, operationId: string, path: string): Step[] {
  let at = resolved(whole, operationId)
  let walked = ''
  return partsOf(path).flatMap((name) => {
    const { plan } = at
    if (typeof plan === 'string' || 'oneOf' in plan || 'ref' in plan) return []
    if (name === '[]' && 'list' in plan) {
      at = resolved(plan.list, at.owner)
      walked += name
      return [{ path: walked, owner: at.owner, name, takesAlong: false }]
    }
    const { owner } = at
    walked = walked ? `${walked}.${name}` : name
    if ('map' in plan) {
      at = resolved(plan.map, owner)
      return [{ path: walked, owner, name, takesAlong: false }]
    }
    const field = 'fields' in plan ? plan.fields[name] : undefined
    if (!('fields' in plan) || !field) return []
    at = resolved(field, owner)
    const takesAlong = Boolean(plan.needs?.includes(name) || plan.critical?.includes(name))
    return [{ path: walked, owner, name, takesAlong }]
  })
}

/** What is lost when the value at a path cannot be used; `null` for the whole answer. */
export function lostBy(plan: Plan, operationId: string, path: string): Step | null {
  return stepsOf(plan, operationId, path).findLast(({ takesAlong }) => !takesAlong) ?? null
}
