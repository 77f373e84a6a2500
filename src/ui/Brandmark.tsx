import type { Brand } from '../brands/brand'

/** The brand's mark and name, in the colour of the text around it. Styles: src/prerender/globalStyles.ts. */
export const Brandmark = ({ brand: { name } }: { brand: Pick<Brand, 'name'> }) => (
  <span className="brandmark" role="img" aria-label={name} data-name={name} />
)
