import { useState } from 'react'
import { type BrandId, brands } from '../../src/brands'
import { colourNames } from '../../src/brands/brand'
import { themes } from '../../src/brands/themes'
import { Brandmark } from '../../src/ui/Brandmark'
import { BrandStyles, schemes } from './BrandStyles'
import { Group, Parts } from './parts/Parts'

/** Every part of the portal in every state, light and dark, in the chosen brand. */
export function Preview() {
  const [id, setId] = useState<BrandId>('second')
  const brand = brands[id]
  return (
    <>
      <BrandStyles look={themes[id]} />
      <header>
        <h1>Brands and parts</h1>
        <label>
          Brand{' '}
          <select value={id} onChange={({ target }) => setId(target.value as BrandId)}>
            {Object.keys(brands).map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
        <a href="/">Open the portal</a>
      </header>
      <main>
        {schemes.map((scheme, index) => (
          <div key={scheme} className="pane" data-scheme={scheme} style={{ colorScheme: scheme }}>
            <Group title={`${brand.name}: mark and colours`}>
              <Brandmark brand={brand} />
              <ul className="swatches">
                {colourNames.map((name) => {
                  const colour = themes[id].colours[name][index === 0 ? 0 : 1]
                  return (
                    <li key={name}>
                      <svg viewBox="0 0 8 3" aria-hidden="true">
                        <rect width="8" height="3" fill={colour} />
                      </svg>
                      {name} <small>{colour}</small>
                    </li>
                  )
                })}
              </ul>
            </Group>
            <Parts />
          </div>
        ))}
      </main>
    </>
  )
}
