import { useI18nContext } from '../../../i18n/i18n-react'
import { Box, Text } from '../../ui/layout'
import { PartialAlert } from '../../ui/PartialAlert'
import { SavedNote, SavedStatus } from '../../ui/SavedNote'
import { Switch } from '../../ui/Switch'
import type { Consents, ShownConsent } from './useConsents'

/** A switch for each consent, and for the children of the first one. */
export function ConsentList({ consents: { list, isLocked, actions } }: { consents: Consents }) {
  const { LL } = useI18nContext()
  const { items, children, isPartial, lacksChannel, isSaved } = list
  const note = LL.administration.saved()
  const renderSwitch = (consent: ShownConsent) => (
    <Switch
      label={consent.text || LL.consent.unnamed({ id: consent.id })}
      checked={consent.isOn}
      locked={isLocked}
      busy={consent.isBusy}
      note={consent.isSaved && <SavedNote isCompact>{note}</SavedNote>}
      onChange={(agreed) => actions.answer(consent.id, agreed)}
    />
  )
  return (
    <>
      {isPartial && <PartialAlert />}
      <Box as="ul" listStyle="none">
        {items.map((consent, index) => (
          <Box
            as="li"
            paddingBlock="1"
            borderBottom="1px solid"
            borderColor="line"
            css={{ '&:last-child': { borderBottom: 'none' } }}
            key={consent.id}
          >
            {renderSwitch(consent)}
            {index === 0 && children.length > 0 && (
              <>
                <div role="status">
                  <Text
                    // It is always there, so that nothing moves when it asks.
                    paddingTop="2"
                    color={lacksChannel ? 'ink' : 'muted'}
                    fontWeight={lacksChannel ? 'bold' : undefined}
                    fontSize="sm"
                    lineHeight="1.4"
                  >
                    {lacksChannel ? LL.consent.chooseChannel() : LL.consent.channels()}
                  </Text>
                </div>
                <Box
                  as="ul"
                  listStyle="none"
                  marginLeft="2"
                  paddingLeft="4"
                  borderLeft="2px solid"
                  borderColor="line"
                >
                  {children.map((child) => (
                    <li key={child.id}>{renderSwitch(child)}</li>
                  ))}
                </Box>
              </>
            )}
          </Box>
        ))}
      </Box>
      <SavedStatus>{isSaved && note}</SavedStatus>
    </>
  )
}
