import type { Brand, Look } from '../../src/brands/brand'
import { colourNames } from '../../src/brands/brand'
import { Brandmark } from '../../src/ui/Brandmark'
import { Group, State } from '../Group'

/** The mark, and each colour with its name. */
export const Palette = ({ brand, look, scheme }: { brand: Brand; look: Look; scheme: 0 | 1 }) => (
  <Group title={`${brand.name}: mark and colours`}>
    <State name="Mark">
      <Brandmark brand={brand} />
    </State>
    <State name="Colours">
      <ul className="swatches">
        {colourNames.map((name) => (
          <li key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={look.colours[name][scheme]} />
            </svg>
            {name}
            <br />
            <small>{look.colours[name][scheme]}</small>
          </li>
        ))}
      </ul>
    </State>
  </Group>
)
