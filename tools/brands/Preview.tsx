import { useState } from 'react'
import { colourNames } from '../../src/brands/brand'
import { Brandmark } from '../../src/ui/Brandmark'
import { BrandStyles, schemes } from './BrandStyles'
import { brands } from './brands.data'
import { checkColours } from './checkColours'
import { Group, Parts } from './parts/Parts'

/** In the address, so that a reload and each pane keep the brand. */
const selectedBrand = () => new URLSearchParams(window.location.search).get('brand')

/** Every part of the portal in every state, light and dark, in the selected brand. */
export function Preview() {
  const [id, setId] = useState(selectedBrand)
  const brand = brands.find((one) => one.id === id) ?? brands[0]
  if (!brand) return null
  const problems = checkColours(brand)
  const choose = (selected: string) => {
    window.history.replaceState(null, '', `?brand=${selected}`)
    setId(selected)
  }
  return (
    <>
      <BrandStyles brand={brand} />
      <header>
        <h1>Brands and parts</h1>
        <label>
          Brand{' '}
          <select value={brand.id} onChange={({ target }) => choose(target.value)}>
            {brands.map((option) => (
              <option key={option.id}>{option.id}</option>
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
                  const colour = brand.colours[name][index === 0 ? 0 : 1]
                  const problem = problems.find((one) => one.name === name && one.scheme === scheme)
                  return (
                    <li key={name}>
                      <svg viewBox="0 0 8 3" aria-hidden="true">
                        <rect width="8" height="3" fill={colour} />
                      </svg>
                      {name} <small>{problem ? problem.pairs.join(', ') : colour}</small>
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
