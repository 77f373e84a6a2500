import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useServices } from '../../core/services'
import { Hotline, phoneOf } from '../../core/support/Hotline'
import { supportFormAddress, usePrefill } from '../../core/support/support'
import { Card } from '../../ui/Card'
import { ChevronRightIcon } from '../../ui/icons/navigation'
import { Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { useTopics } from './useTopics'

const row = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    paddingInline: '5',
    paddingBlock: '2',
    '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'line' },
    _hover: { background: 'sunken' },
    // Inside, because the sheet clips its overflow.
    _focusVisible: { outlineOffset: '-2px' },
  },
})
const PhoneRow = chakra('a', row)
const FormRow = chakra(RouteLink, row)

/** What customers turn to customer service for. A row calls, or opens the form with the beginning of a text. */
export function Topics() {
  const { LL } = useI18nContext()
  const { hotline } = useServices().config.brand.links
  const topics = useTopics()
  const prefill = usePrefill()
  return (
    <>
      <Card as="nav" isFlush overflow="hidden" aria-label={LL.support.topicsHeading()}>
        {topics.map((topic) =>
          topic.phone ? (
            <PhoneRow key={topic.title} href={topic.phone}>
              <Text as="span" marginRight="auto">
                {topic.title}
              </Text>
              <Text as="span" color="accentText" fontVariantNumeric="tabular-nums">
                {phoneOf(topic.phone)}
              </Text>
            </PhoneRow>
          ) : (
            <FormRow
              key={topic.title}
              href={supportFormAddress}
              onClick={() => topic.prefill && prefill?.(topic.prefill)}
            >
              <Text as="span" marginRight="auto">
                {topic.title}
              </Text>
              <ChevronRightIcon />
            </FormRow>
          ),
        )}
        <FormRow href={supportFormAddress}>
          <Text as="span" marginRight="auto">
            {LL.support.otherTopic()}
          </Text>
          <ChevronRightIcon />
        </FormRow>
      </Card>
      {hotline && (
        <Card>
          <Text fontWeight="bold">{LL.support.call()}</Text>
          <Hotline />
        </Card>
      )}
    </>
  )
}
