import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { WaveDrawing } from '../../ui/drawings/WaveDrawing'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'

const DrawingBox = chakra('div', { base: { display: 'flex', justifyContent: 'center', marginBottom: '4' } })
const Text = chakra('p', { base: { marginBlock: '4' } })

export default function NotFound() {
  const { LL } = useI18nContext()
  return (
    <Card maxWidth="form" marginInline="auto" textAlign="center">
      <DrawingBox>
        <WaveDrawing />
      </DrawingBox>
      <ScreenHeading>{LL.notFound.heading()}</ScreenHeading>
      <Text>{LL.notFound.text()}</Text>
      <ButtonLink asChild>
        <RouteLink href={paths.overview}>{LL.notFound.toHome()}</RouteLink>
      </ButtonLink>
    </Card>
  )
}
