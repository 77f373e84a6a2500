import { paths } from '../../domain/paths'
import { stripBase } from '../../lib/base'
import type { ReportFields } from './recordOf'

const patterns = Object.values(paths).map((pattern) => ({
  pattern,
  regex: new RegExp(`^${pattern.replace(/:\w+/, '[^/]+').replace('*', '.*')}/?$`, 'i'),
}))

/** The pattern of the page at this path, without parameters. */
export const routePattern = (path: string): string =>
  patterns.find(({ regex }) => regex.test(path))?.pattern ?? paths.notFound

const engines = [
  { name: 'Firefox', version: /Firefox\/(\d+)/ },
  { name: 'Chromium', version: /Chrome\/(\d+)/ },
  { name: 'WebKit', version: /Version\/(\d+).*Safari/ },
]

/** `Chromium 139`; `other` for all but three engines. */
export function engineOf(userAgent: string): string {
  for (const { name, version } of engines) {
    const [, major] = version.exec(userAgent) ?? []
    if (major) return `${name} ${major}`
  }
  return 'other'
}

/** The circumstances of an incident, without data of the customer. */
export function reportContext({ documentElement, scripts }: Document): ReportFields {
  const [entry] = [...scripts].filter(({ type, src }) => type === 'module' && src)
  return {
    route: routePattern(stripBase(window.location.pathname)),
    // Its name changes with each release.
    build: /([\w-]+)\.\w+$/.exec(entry?.src ?? '')?.[1],
    locale: documentElement.lang,
    engine: engineOf(navigator.userAgent),
  }
}
