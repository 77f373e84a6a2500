import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Heading } from '../../ui/Heading'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const EmptyNote = chakra('p', { base: { color: 'muted' } })

interface AccountSectionProps {
  title: string
  /** Only for screen readers: the visible content explains itself. */
  isTitleHidden?: boolean
  isEmpty: boolean
  children: ReactNode
}

/** Accounts of one group, or a note without any. */
export function AccountSection({ title, isTitleHidden, isEmpty, children }: AccountSectionProps) {
  const { LL } = useI18nContext()
  return (
    <section>
      {isTitleHidden && !isEmpty ? (
        <VisuallyHidden asChild>
          <h2>{title}</h2>
        </VisuallyHidden>
      ) : (
        <Heading level={2} fontSize="lg" marginBottom="3">
          {title}
        </Heading>
      )}
      {isEmpty ? <EmptyNote>{LL.overview.accountsEmpty()}</EmptyNote> : children}
    </section>
  )
}
