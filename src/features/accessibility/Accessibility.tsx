import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Translations } from '../../../i18n/i18n-types'
import { useServices } from '../../core/services'
import { useBrandDetails } from '../../core/useBrandDetails'
import { paths } from '../../domain/paths'
import { formatApiDate, localizeDates } from '../../lib/formats/dates'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Link } from '../../ui/Link'
import { Grid } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Grid as="section" marginTop="6" gap="3">
    <Heading level={2}>{heading}</Heading>
    {children}
  </Grid>
)

/** In no messages that other pages load. */
const texts = import.meta.glob<Translations['accessibility']>('../../../i18n/*/accessibility/index.ts', {
  eager: true,
  import: 'default',
})

/** The accessibility statement, with the known gaps and the contact. */
export default function Accessibility() {
  const { locale } = useI18nContext()
  const { links } = useServices().config.brand
  const { accessibilityAssessed } = useBrandDetails()
  const text = texts[`../../../i18n/${locale}/accessibility/index.ts`]
  if (!text) return null
  return (
    <Card maxWidth="prose" marginInline="auto">
      <article>
        <ScreenHeading marginBottom="3">{text.heading}</ScreenHeading>
        <p>{text.about}</p>
        <Section heading={text.statusHeading}>
          <p>{text.status}</p>
          <p>{text.tested}</p>
          <p>{text.notAudited}</p>
        </Section>
        <Section heading={text.exceptionsHeading}>
          <Grid as="ul" paddingLeft="5" listStyle="disc" gap="2">
            {[text.documents, text.payment, text.provided, text.title].map((exception) => (
              <li key={exception}>{exception}</li>
            ))}
          </Grid>
        </Section>
        <Section heading={text.feedbackHeading}>
          <p>{text.feedback}</p>
          <p>
            {links.accessibilityContact ? (
              <Link href={links.accessibilityContact}>{text.contact}</Link>
            ) : (
              <Link asChild>
                <RouteLink href={paths.support}>{text.support}</RouteLink>
              </Link>
            )}
          </p>
        </Section>
        {links.accessibilityEnforcement && (
          <Section heading={text.enforcementHeading}>
            <p>{text.enforcement}</p>
            <p>
              <Link href={links.accessibilityEnforcement}>{text.enforcementLink}</Link>
            </p>
          </Section>
        )}
        {accessibilityAssessed && (
          <Section heading={text.dateHeading}>
            <p>
              <span>{text.date}</span>{' '}
              <time>{localizeDates(formatApiDate(new Date(`${accessibilityAssessed}T12:00`)), locale)}</time>.
            </p>
          </Section>
        )}
      </article>
    </Card>
  )
}
