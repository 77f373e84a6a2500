import { useState } from 'react'
import type { Brand } from '../../src/brands'
import { paths } from '../../src/domain/paths'
import { Select } from './Select'

const pages = Object.values(paths).filter((path) => !path.includes(':'))
const widths = ['390', '768', '1280'] as const

/** A page of the running portal in this brand. To see more than the login, sign in there. */
export function Pages({ brand }: { brand: Brand }) {
  const [page, setPage] = useState(pages[0] ?? '/')
  const [width, setWidth] = useState<(typeof widths)[number]>('390')
  return (
    <section id="pages">
      <Select label="Page" options={pages} value={page} onChange={setPage} />
      <Select label="Width" options={widths} value={width} onChange={setWidth} />
      <iframe
        key={`${brand.id} ${page}`}
        title={`${page} of ${brand.name}`}
        src={`${page}?brand=${brand.id}`}
        width={width}
      />
    </section>
  )
}
