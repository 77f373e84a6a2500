import { pathTitle } from '../kit/names'
import { howOften } from './console'
import type { FailureGroup } from './failures'
import type { Illustration } from './illustrations'
import { escaped } from './junit'
import { systems } from './systems'

const key = `<ul class="key"><li class="walked">walked</li><li class="left">where it left</li>
<li class="expected">expected</li><li class="seen">seen</li></ul>`

/** Every fault once: what was different, where on the drawing, and how it looks. */
export function failureSection(
  groups: readonly FailureGroup[],
  illustrations: ReadonlyMap<FailureGroup, Illustration>,
): string {
  if (groups.length === 0) return ''
  const articles = groups.map((group) => article(group, illustrations.get(group)))
  return `<section><h2>What failed</h2>${articles.join('\n')}</section>`
}

function article(group: FailureGroup, { drawing, pictures, trace }: Illustration = { pictures: [] }): string {
  const { stem, head, details, failures } = group
  const [{ step, label }] = failures
  const shown = pictures.map(
    ({ label, file }) =>
      `<figure><a href="${escaped(file)}"><img src="${escaped(file)}" alt="${escaped(label)}"></a><figcaption>${escaped(label)}</figcaption></figure>`,
  )
  const paths = failures.map(
    ({ system, path, step }) =>
      `<li>${systems[system].name}, step ${step} of ${path.steps}: ${escaped(pathTitle(path))}</li>`,
  )
  return `<article class="fault">
<h3><a href="#${stem}">${stem}</a>: ${escaped(head)}</h3>
<p>${escaped(howOften(group))}; first at step ${step}, <code>${escaped(label)}</code>.</p>
${details.length > 0 ? `<pre>${escaped(details.join('\n'))}</pre>` : ''}
${shown.length > 0 ? `<div class="pictures">${shown.join('')}</div>` : ''}
${trace ? `<p><a href="${escaped(trace)}">Everything that happened</a>: open it with <code>npx playwright show-trace ${escaped(trace)}</code>.</p>` : ''}
${drawing ? `${key}<div class="drawing" tabindex="0">${drawing}</div>` : ''}
<details><summary>${failures.length === 1 ? 'The path' : `All ${failures.length} paths`}</summary><ol>${paths.join('')}</ol></details>
</article>`
}
