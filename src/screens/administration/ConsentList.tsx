import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Consent } from '../../api/types'
import type { Consents } from '../../flows/consent'
import { PartialAlert } from '../../ui/PartialAlert'
import { Switch } from '../../ui/Switch'

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

/** A switch for each consent, and for the children of the first one. */
export function ConsentList({ consents }: { consents: Consents }) {
  const { LL } = useI18nContext()
  const { items, children, isPartial, pending } = consents.data
  const renderSwitch = ({ id, text, agree = false }: Consent) => (
    <Switch
      label={text || LL.consent.unnamed({ id })}
      checked={pending?.id === id ? pending.agree : agree}
      locked={consents.locked}
      busy={pending?.id === id}
      onChange={(agreed) => consents.answer(id, agreed)}
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
              <Children>
                {children.map((child) => (
                  <li key={child.id}>{renderSwitch(child)}</li>
                ))}
              </Children>
            )}
          </Item>
        ))}
      </List>
    </>
  )
}
