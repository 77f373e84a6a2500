import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Button } from '../../ui/Button'
import { Receipt } from '../../ui/Receipt'

const Text = chakra('p', { base: { color: 'muted' } })

interface ChangedPasswordProps {
  title: string
  /** Where the new password applies. */
  children: string
  /** Shows the form again. */
  onBegin: () => void
}

/** The receipt of a new password, in the place of its form. */
export function ChangedPassword({ title, children, onBegin }: ChangedPasswordProps) {
  const { LL } = useI18nContext()
  return (
    <Receipt
      title={title}
      actions={
        <Button variant="outline" onClick={onBegin}>
          {LL.password.another()}
        </Button>
      }
    >
      <Text>{children}</Text>
    </Receipt>
  )
}
