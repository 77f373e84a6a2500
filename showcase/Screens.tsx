import { useState } from 'react'
import type { Brand } from '../src/brands'
import { paths } from '../src/domain/paths'
import { signIn } from './signIn'

const accounts = ['everyday', 'empty', 'crowd', 'none', 'odd', 'consents'] as const
const widths = [390, 768, 1280]
const pages = Object.values(paths).filter((path) => !path.includes(':'))

/** A page of the running portal, as a customer of the sandbox sees it in this brand. */
export function Screens({ brand }: { brand: Brand }) {
  const [path, setPath] = useState<string>(paths.resources)
  const [width, setWidth] = useState(390)
  const [account, setAccount] = useState<string>('')
  const [visit, setVisit] = useState(0)
  return (
    <section className="screen">
      <div>
        <label>
          Page
          <select value={path} onChange={({ target }) => setPath(target.value)}>
            {pages.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          Width
          <select value={width} onChange={({ target }) => setWidth(Number(target.value))}>
            {widths.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          Signed in as
          <select
            value={account}
            onChange={async ({ target }) => {
              await signIn(brand, target.value)
              setAccount(target.value)
              setVisit(visit + 1)
            }}
          >
            <option value="">nobody</option>
            {accounts.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
      <iframe
        key={`${brand.id} ${path} ${visit}`}
        title={`${path} of ${brand.name}`}
        src={`${path}?brand=${brand.id}`}
        width={width}
      />
    </section>
  )
}
