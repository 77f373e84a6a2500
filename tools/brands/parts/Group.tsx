import type { ReactNode } from 'react'

/** Parts that belong together. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <div className="states">{children}</div>
  </section>
)

/** A part in some of its states. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <small>{name}</small>
    <br />
    {children}
  </div>
)
