import { ChakraProvider, chakra, createSystem } from '@chakra-ui/react/styled-system'
import { useActor } from '@xstate/react'
import { useContext, useId, useState } from 'react'
import { Route } from 'wouter'
import { looks } from '../../../../src/brands/looks'
import { globalStyles } from '../../../../src/prerender/globalStyles'
import { keyframes } from '../../../../src/prerender/keyframes'
import { themeOf } from '../../../../src/prerender/tokens'
import { styleConfig } from '../../../../src/ui/system/config'
import { floorMachine } from './floor.machine'
import { Words, WordsContext } from './words'

// As Chakra documents it: the portal's tokens, worked out where they are used.
const system = createSystem(styleConfig, {
  preflight: true,
  globalCss: globalStyles,
  theme: { ...themeOf(looks.second), keyframes },
})

const Card = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    maxWidth: 'form',
    marginInline: 'auto',
    padding: '6',
    background: 'surface',
    borderRadius: 'card',
    boxShadow: 'card',
  },
})
const Heading = chakra('h1', { base: { fontSize: '2xl', fontWeight: 'bold' } })
const Input = chakra('input', {
  base: {
    minHeight: '12',
    paddingInline: '3',
    border: '1px solid',
    borderColor: 'outline',
    borderRadius: 'control',
  },
})
const Button = chakra('button', {
  base: {
    minHeight: '11',
    color: 'accentInk',
    background: 'accent',
    borderRadius: 'control',
    fontWeight: 'semibold',
    _hover: { background: 'accentHover' },
  },
})

function Form() {
  const { LL } = useContext(WordsContext)
  const [snapshot, send] = useActor(floorMachine)
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
      {snapshot.matches('asked') && <p>{LL.asked(snapshot.context.phone)}</p>}
    </Card>
  )
}

/** The leanest login of the portal's stack: every library that its first page stands on, and one field. */
export const Login = () => (
  <Words locale="de">
    <ChakraProvider value={system}>
      <Route path="*">
        <Form />
      </Route>
    </ChakraProvider>
  </Words>
)
