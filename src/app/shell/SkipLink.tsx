import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'

const Anchor = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-16',
    zIndex: '40',
    padding: '3',
    background: 'surface',
    color: 'accentText',
    borderRadius: 'control',
    _focusVisible: { top: '2' },
  },
})

/** The first stop of the Tab key: skips the navigation. */
export function SkipLink() {
  const { LL } = useI18nContext()
  return <Anchor href="#content">{LL.shell.skipToContent()}</Anchor>
}
