import { chakra } from '@chakra-ui/react/styled-system'
import { useApp } from '../AppContext'
import { LegalLinks } from '../LegalLinks'

const Band = chakra('footer', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    color: 'muted',
    fontSize: 'sm',
    textAlign: 'center',
    padding: '6',
  },
})

export function Footer() {
  const { config } = useApp()
  return (
    <Band>
      <LegalLinks />
      <p>{config.brand.name}</p>
    </Band>
  )
}
