import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { useCurrentContract } from '../../core/account'
import { ChangedPassword, PasswordPairForm } from '../../core/passwords/PasswordPairForm'
import { useTvPassword } from '../../core/passwords/usePasswordChange'
import { kindOf } from '../../domain/contractKind'
import { contractLabel } from '../../domain/contracts'
import { Card } from '../../ui/Card'
import { ScreensDrawing } from '../../ui/drawings/ScreensDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { Text } from '../../ui/layout'
import { ScreenHeading } from '../../ui/ScreenHeading'

/** The password of the TV contract. */
export default function TvPassword() {
  const { LL } = useI18nContext()
  const contract = useCurrentContract()
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.password.tvHeading()}</ScreenHeading>
      <Card maxWidth="form">
        {contract && kindOf(contract) === 'tv' ? (
          <TvPasswordForm contract={contract} />
        ) : (
          <EmptyState drawing={<ScreensDrawing />}>{LL.password.withoutTv()}</EmptyState>
        )}
      </Card>
    </>
  )
}

function TvPasswordForm({ contract }: { contract: Contract }) {
  const { LL } = useI18nContext()
  const form = useTvPassword()
  if (form.isChanged)
    return (
      <ChangedPassword title={LL.password.tvChanged()} onBegin={form.actions.begin}>
        {LL.password.tvChangedText()}
      </ChangedPassword>
    )
  return (
    <>
      <Text color="muted" marginBottom="4">
        {LL.password.tvText()}
      </Text>
      <PasswordPairForm
        form={form}
        owner={{ label: LL.support.contract(), name: contractLabel(contract) }}
        unansweredText={LL.message.tvPasswordOutcomeUnknown()}
      />
    </>
  )
}
