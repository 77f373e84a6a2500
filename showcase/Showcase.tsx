import { useState } from 'react'
import { type BrandId, brands } from '../src/brands'
import { looks } from '../src/brands/looks'
import { BrandStyles, schemes } from './BrandStyles'
import { Actions } from './parts/Actions'
import { Choices } from './parts/Choices'
import { Fields } from './parts/Fields'
import { Figures } from './parts/Figures'
import { Messages } from './parts/Messages'
import { Overlays } from './parts/Overlays'
import { Palette } from './parts/Palette'
import { Screens } from './Screens'

const brandIds = Object.keys(brands) as BrandId[]
const asked = new URLSearchParams(window.location.search).get('brand')

/** Every part of the portal in every state, light and dark, and its pages, in the brand that is chosen. */
export function Showcase() {
  const [id, setId] = useState(brandIds.find((one) => one === asked) ?? 'second')
  const brand = brands[id]
  return (
    <>
      <BrandStyles look={looks[id]} />
      <header>
        <h1>Brands and parts</h1>
        <label>
          Brand
          <select value={id} onChange={({ target }) => setId(target.value as BrandId)}>
            {brandIds.map((one) => (
              <option key={one} value={one}>
                {brands[one].name}
              </option>
            ))}
          </select>
        </label>
        <a href="#screens">Pages</a>
      </header>
      <main>
        <div className="panes">
          {schemes.map((scheme, index) => (
            <div key={scheme} className="pane" data-scheme={scheme}>
              <Palette brand={brand} look={looks[id]} scheme={index === 0 ? 0 : 1} />
              <Actions />
              <Fields />
              <Choices />
              <Messages />
              <Figures />
              <Overlays />
            </div>
          ))}
        </div>
        <div id="screens">
          <Screens brand={brand} />
        </div>
      </main>
    </>
  )
}
