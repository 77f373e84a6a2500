import { ChakraProvider, chakra, createSystem } from '@chakra-ui/react/styled-system'
import { useActor } from '@xstate/react'
import { useContext, useId, useState } from 'react'
import type { LocalizedString } from 'typesafe-i18n'
import { initI18nReact } from 'typesafe-i18n/react'
import { Route } from 'wouter'
import { assign, setup } from 'xstate'
import { globalStyles } from '../../../src/prerender/globalStyles'
import { keyframes } from '../../../src/prerender/keyframes'
import { styleConfig } from '../../../src/ui/system/config'
import { theme } from './theme.data'

const de = {
  heading: 'Anmelden',
  phone: 'Telefonnummer',
  requestCode: 'Code anfordern',
  requested: 'Angefordert für {0:string}.',
}
type Messages = Record<Exclude<keyof typeof de, 'requested'>, () => LocalizedString> & {
  requested: (phone: string) => LocalizedString
}
const { component: MessagesProvider, context: MessagesContext } = initI18nReact<'de', typeof de, Messages>(
  { de },
  { de: {} },
)

const loginMachine = setup({
  types: { context: {} as { phone: string }, events: {} as { type: 'phone.submit'; phone: string } },
  actions: { storePhone: assign({ phone: (_, params: { phone: string }) => params.phone }) },
}).createMachine({
  id: 'baseline',
  context: { phone: '' },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'phone.submit': {
          target: 'requested',
          actions: { type: 'storePhone', params: ({ event }) => ({ phone: event.phone }) },
        },
      },
    },
    requested: {},
  },
})

// As Chakra documents it: the portal's tokens, computed in the page.
const system = createSystem(styleConfig, {
  preflight: true,
  globalCss: globalStyles,
  theme: { ...theme, keyframes },
})

const Card = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', maxWidth: 'form', background: 'surface' },
})
const Heading = chakra('h1', { base: { fontSize: '2xl' } })
const Input = chakra('input', { base: { minHeight: '12', borderColor: 'outline' } })
const Button = chakra('button', { base: { background: 'accent', _hover: { background: 'accentHover' } } })

function Form() {
  const { LL } = useContext(MessagesContext)
  const [snapshot, send] = useActor(loginMachine)
  const [phone, setPhone] = useState('')
  const id = useId()
  return (
    <Card
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'phone.submit', phone })
      }}
    >
      <Heading>{LL.heading()}</Heading>
      <label htmlFor={id}>{LL.phone()}</label>
      <Input id={id} type="tel" value={phone} onChange={(event) => setPhone(event.currentTarget.value)} />
      <Button type="submit">{LL.requestCode()}</Button>
      {snapshot.matches('requested') && <p>{LL.requested(snapshot.context.phone)}</p>}
    </Card>
  )
}

/** The leanest login of the portal's stack: every library that its first page needs, one machine and one field. */
export const LeanLogin = () => (
  <MessagesProvider locale="de">
    <ChakraProvider value={system}>
      <Route path="*">
        <Form />
      </Route>
    </ChakraProvider>
  </MessagesProvider>
)
