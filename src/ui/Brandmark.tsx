import { chakra } from '@chakra-ui/react/styled-system'
import type { Brand } from '../brands'

const Row = chakra('span', {
  base: {
    display: 'inline-flex',
    verticalAlign: 'middle',
    alignItems: 'center',
    gap: '2',
    fontSize: 'lg',
    fontWeight: 'bold',
    letterSpacing: '-0.01em',
    // Drawn, not written: inside a link of another name it must not count as the link's words.
    _after: { content: 'attr(data-name)' },
  },
})

/** The brand's logo and name, in the colour of the text around it. */
export const Brandmark = ({ brand }: { brand: Brand }) => (
  <Row role="img" aria-label={brand.name} data-name={brand.name}>
    <svg viewBox="0 0 32 32" width="2em" height="2em" fill="currentColor" aria-hidden="true">
      <path d={brand.logo.path} />
    </svg>
  </Row>
)
