import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { WaveDrawing } from '../../ui/drawings/WaveDrawing'
import { Inline, Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'

export default function NotFound() {
  const { LL } = useI18nContext()
  return (
    <Card maxWidth="form" marginInline="auto" textAlign="center">
      <Inline justifyContent="center" marginBottom="4">
        <WaveDrawing />
      </Inline>
      <ScreenHeading>{LL.notFound.heading()}</ScreenHeading>
      <Text marginBlock="4">{LL.notFound.text()}</Text>
      <ButtonLink asChild>
        <RouteLink href={paths.overview}>{LL.notFound.toHome()}</RouteLink>
      </ButtonLink>
    </Card>
  )
}
