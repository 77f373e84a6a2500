import { Button } from '../../src/ui/Button'
import { ButtonLink } from '../../src/ui/ButtonLink'
import { IconButton } from '../../src/ui/IconButton'
import { CloseIcon } from '../../src/ui/icons/status'
import { Link } from '../../src/ui/Link'
import { Group, State } from '../Group'

const variants = ['solid', 'outline', 'ghost', 'link'] as const

export const Actions = () => (
  <Group title="Buttons and links">
    {variants.map((variant) => (
      <State key={variant} name={`Button ${variant}: at rest, working, locked`}>
        <Button variant={variant}>Aufladen</Button>{' '}
        <Button variant={variant} loading>
          Aufladen
        </Button>{' '}
        <Button variant={variant} locked>
          Aufladen
        </Button>
      </State>
    ))}
    <State name="ButtonLink, Link, IconButton">
      <ButtonLink href="#actions">Zur Startseite</ButtonLink> <Link href="#actions">Mehr</Link>{' '}
      <IconButton label="Schließen">
        <CloseIcon />
      </IconButton>
    </State>
  </Group>
)
