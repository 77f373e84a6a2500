import { Card } from './Card'
import type { Showing } from './Controls'
import { type Found, groupsOf, nameOf } from './find'
import type { Order } from './view'

/** The found states in groups, with a list of the groups beside them. */
export function Sheet({ found, by, ...showing }: Showing & { found: Found[]; by: Exclude<Order, 'text'> }) {
  const groups = groupsOf(found, by)
  const leadTo = (name: string) => {
    const heading = document.getElementById(`group-${name}`)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className="sheet">
      <nav aria-label="Groups">
        <ul>
          {groups.map(({ name, found }) => (
            <li key={name}>
              <button type="button" onClick={() => leadTo(name)}>
                {name} <small>{found.length}</small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <main className={`w${showing.view.width}`}>
        {groups.length === 0 && <p role="status">Nothing here has all these words.</p>}
        {groups.map(({ name, found }) => (
          <section key={name} aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`} tabIndex={-1}>
              {name}
            </h2>
            <ul className="cards">
              {found.map((one) => (
                <Card key={nameOf(one.state)} found={one} {...showing} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  )
}
