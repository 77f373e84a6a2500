import { parseArgs } from 'node:util'
import { type BrandId, brands } from '../../../src/brands'

/** What a gallery is made of. */
export interface GalleryOptions {
  brand: BrandId
  /** The only machine whose states are pictured; all if not given. */
  machine?: string
  /** The folder of an earlier gallery, to be compared with. */
  against?: string
}

const isBrand = (name: string): name is BrandId => Object.hasOwn(brands, name)

export function readOptions(args: string[], machines: readonly string[]): GalleryOptions {
  const { brand, machine, against } = parseArgs({
    args,
    options: {
      brand: { type: 'string', default: 'second' },
      machine: { type: 'string' },
      against: { type: 'string' },
    },
  }).values
  if (!isBrand(brand)) throw new Error(`--brand is one of ${Object.keys(brands).join(', ')}`)
  if (machine !== undefined && !machines.includes(machine))
    throw new Error(`--machine is one of ${machines.join(', ')}`)
  return { brand, ...(machine && { machine }), ...(against && { against }) }
}
