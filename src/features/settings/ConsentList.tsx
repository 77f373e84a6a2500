import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Consent } from '../../api/types'
import { PartialAlert } from '../../ui/PartialAlert'
import { SavedNote, SavedStatus } from '../../ui/SavedNote'
import { Switch } from '../../ui/Switch'
import type { Consents } from './useConsents'

const List = chakra('ul', { base: { listStyle: 'none' } })
const Children = chakra('ul', {
  base: {
    listStyle: 'none',
    marginLeft: '2',
    paddingLeft: '4',
    borderLeft: '2px solid',
    borderColor: 'line',
  },
})
const Item = chakra('li', {
  base: {
    paddingBlock: '1',
    borderBottom: '1px solid',
    borderColor: 'line',
    '&:last-child': { borderBottom: 'none' },
  },
})

// It is always there, so that nothing moves when it asks.
const Channels = chakra('p', {
  base: { paddingTop: '2', color: 'muted', fontSize: 'sm', lineHeight: '1.4' },
  variants: { asks: { true: { color: 'danger' } } },
})

/** A switch for each consent, and for the children of the first one. */
export function ConsentList({ consents }: { consents: Consents }) {
  const { LL } = useI18nContext()
  const { items, children, isPartial, pending, savedId } = consents.data
  const note = LL.administration.saved()
  const isOn = ({ id, agree = false }: Consent) => (pending?.id === id ? pending.agree : agree)
  // The customer may have given a consent that the portal could not read.
  const lacksChannel = !isPartial && items.slice(0, 1).some(isOn) && !children.some(isOn)
  const renderSwitch = (consent: Consent) => (
    <Switch
      label={consent.text || LL.consent.unnamed({ id: consent.id })}
      checked={isOn(consent)}
      locked={consents.locked}
      busy={pending?.id === consent.id}
      note={savedId === consent.id && <SavedNote isCompact>{note}</SavedNote>}
      onChange={(agreed) => consents.answer(consent.id, agreed)}
    />
  )
  return (
    <>
      {isPartial && <PartialAlert />}
      <List>
        {items.map((consent, index) => (
          <Item key={consent.id}>
            {renderSwitch(consent)}
            {index === 0 && children.length > 0 && (
              <>
                <div role="status">
                  <Channels asks={lacksChannel}>
                    {lacksChannel ? LL.consent.chooseChannel() : LL.consent.channels()}
                  </Channels>
                </div>
                <Children>
                  {children.map((child) => (
                    <li key={child.id}>{renderSwitch(child)}</li>
                  ))}
                </Children>
              </>
            )}
          </Item>
        ))}
      </List>
      <SavedStatus>{savedId !== null && note}</SavedStatus>
    </>
  )
}
