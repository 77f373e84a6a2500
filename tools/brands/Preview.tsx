import { useState } from 'react'
import { type BrandId, brands } from '../../src/brands'
import { colourNames } from '../../src/brands/brand'
import { looks } from '../../src/brands/looks'
import { Brandmark } from '../../src/ui/Brandmark'
import { BrandStyles, schemes } from './BrandStyles'
import { Pages } from './Pages'
import { Content } from './parts/Content'
import { Controls } from './parts/Controls'
import { Group, State } from './parts/Group'
import { Overlays } from './parts/Overlays'
import { Select } from './Select'

/** Every part of the portal in every state, light and dark, and its pages, in the chosen brand. */
export function Preview() {
  const [id, setId] = useState<BrandId>('second')
  const brand = brands[id]
  return (
    <>
      <BrandStyles look={looks[id]} />
      <header>
        <h1>Brands and parts</h1>
        <Select label="Brand" options={Object.keys(brands) as BrandId[]} value={id} onChange={setId} />
        <a href="#pages">Pages</a>
      </header>
      <main>
        {schemes.map((scheme, index) => (
          <div key={scheme} className="pane" data-scheme={scheme}>
            <Group title={`${brand.name}: mark and colours`}>
              <Brandmark brand={brand} />
              <ul className="swatches">
                {colourNames.map((name) => {
                  const colour = looks[id].colours[name][index === 0 ? 0 : 1]
                  return (
                    <li key={name}>
                      <svg aria-hidden="true">
                        <rect width="100%" height="100%" fill={colour} />
                      </svg>
                      <State name={colour}>{name}</State>
                    </li>
                  )
                })}
              </ul>
            </Group>
            <Controls />
            <Content />
            <Overlays />
          </div>
        ))}
      </main>
      <Pages brand={brand} />
    </>
  )
}
