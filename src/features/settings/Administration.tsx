import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract, useUsername } from '../../core/account'
import { ChangedPassword, PasswordPairForm } from '../../core/passwords/PasswordPairForm'
import { useAccountPassword } from '../../core/passwords/usePasswordChange'
import { useFurtherReads } from '../../core/useFurtherReads'
import { kindOf } from '../../domain/contractKind'
import { ConsentDrawing } from '../../ui/drawings/ConsentDrawing'
import { SimDrawing } from '../../ui/drawings/SimDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { Heading } from '../../ui/Heading'
import { Grid, Text } from '../../ui/layout'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { useQuery } from '../../ui/useQuery'
import { useRoomForTabs } from '../../ui/useWideScreen'
import { ConsentList } from './ConsentList'
import { LanguageSetting, SmsSetting, VoicemailSetting } from './MobileSettings'
import { Panel } from './Panel'
import { Place, PlacedContent } from './Place'
import { RowSkeleton } from './RowSkeleton'
import { SettingColumns } from './SettingColumns'
import { SettingList } from './SettingList'
import { SettingValues, useConsentCount } from './SettingValues'
import { useConsents } from './useConsents'
import { type PanelId, ReportValue } from './useSettings'
import { YourData } from './YourData'

/** The password with which the customer signs in. */
function AccountPassword() {
  const { LL } = useI18nContext()
  const form = useAccountPassword()
  const username = useUsername()
  if (form.isChanged)
    return (
      <ChangedPassword title={LL.password.changed()} onBegin={form.actions.begin}>
        {LL.password.changedText()}
      </ChangedPassword>
    )
  return (
    <Panel maxWidth="form">
      <Heading level={2} fontSize="lg">
        {LL.password.newPassword()}
      </Heading>
      <Text color="muted">{LL.password.accountText()}</Text>
      <PasswordPairForm
        form={form}
        owner={username === null ? undefined : { label: LL.login.username(), name: username }}
        unansweredText={LL.message.passwordOutcomeUnknown()}
      />
    </Panel>
  )
}

/** The number of the current contract, if it is a mobile contract with a number. */
function useMobileNumber() {
  const contract = useCurrentContract()
  return contract && kindOf(contract) === 'mobile' ? contract.phoneNumber : null
}

/** The settings of the current contract's number. */
function MobileNumberPanel({ children }: { children: (phone: string) => ReactNode }) {
  const { LL } = useI18nContext()
  const phone = useMobileNumber()
  if (!phone) return <EmptyState drawing={<SimDrawing />}>{LL.administration.withoutNumber()}</EmptyState>
  return children(phone)
}

function ConsentSettings() {
  const { LL } = useI18nContext()
  const consents = useConsents()
  const report = useContext(ReportValue)
  const countConsents = useConsentCount()
  const { items, children, isPartial } = consents.list
  const count = isPartial ? '' : countConsents([...items, ...children].map(({ isOn }) => isOn))
  const isShown = consents.status === 'shown'
  useEffect(() => {
    if (isShown) report('consents', count)
  }, [report, isShown, count])
  return (
    <Panel>
      <Text color="muted">{LL.consent.introduction()}</Text>
      <QueryView
        query={{ state: consents.status, data: consents.list, retry: consents.actions.retry }}
        emptyText={LL.consent.empty()}
        emptyDrawing={<ConsentDrawing />}
        skeleton={<RowSkeleton rows={5} />}
      >
        {() => <ConsentList consents={consents} />}
      </QueryView>
    </Panel>
  )
}

const panels: Record<PanelId, ReactNode> = {
  language: <MobileNumberPanel>{(phone) => <LanguageSetting phone={phone} />}</MobileNumberPanel>,
  sms: <MobileNumberPanel>{(phone) => <SmsSetting phone={phone} />}</MobileNumberPanel>,
  voicemail: <MobileNumberPanel>{(phone) => <VoicemailSetting phone={phone} />}</MobileNumberPanel>,
  consents: <ConsentSettings />,
  account: (
    <Grid gap="8" maxWidth="form">
      <YourData />
      <AccountPassword />
    </Grid>
  ),
}

/** The settings, on five tabs. The address has the tab, so that Back and a reload keep it. */
export default function Administration() {
  const { LL } = useI18nContext()
  const phone = useMobileNumber()
  const hasRoomForTabs = useRoomForTabs()
  // It outlives both layouts: a turned phone keeps what the customer types and saves.
  const [panel] = useState(() => document.createElement('div'))
  const [values, setValues] = useState<Partial<Record<PanelId, string>>>({})
  const report = useCallback(
    (id: PanelId, value: string) => setValues((previous) => ({ ...previous, [id]: value })),
    [],
  )
  const { query, setQuery } = useQuery()
  const hasFurtherReads = useFurtherReads()
  const shownValues = { ...values, account: useUsername() ?? undefined }
  const tabs: { id: PanelId; label: string }[] = [
    { id: 'language', label: LL.administration.language() },
    { id: 'sms', label: LL.administration.sms() },
    { id: 'voicemail', label: LL.administration.voicemail() },
    { id: 'consents', label: LL.administration.dataProtection() },
    { id: 'account', label: LL.administration.account() },
  ]
  const opened = tabs.find(({ id }) => id === query.get('tab'))?.id
  const selected = opened ?? 'language'
  const select = (id: PanelId) =>
    setQuery((previous) => {
      previous.set('tab', id)
      return previous
    })
  return (
    <ReportValue value={report}>
      <ScreenHeading marginBottom={hasRoomForTabs || !opened ? '6' : '3'}>
        {LL.administration.heading()}
      </ScreenHeading>
      {hasRoomForTabs ? (
        <SettingColumns {...{ tabs, selected, values: shownValues }} onSelect={select}>
          <Place element={panel} />
        </SettingColumns>
      ) : (
        <SettingList tabs={tabs} opened={opened} values={shownValues} onSelect={select}>
          <Place element={panel} />
        </SettingList>
      )}
      {(hasRoomForTabs || opened) && <PlacedContent element={panel}>{panels[selected]}</PlacedContent>}
      {hasFurtherReads && (
        <SettingValues phone={phone} opened={hasRoomForTabs ? selected : opened} known={values} />
      )}
    </ReportValue>
  )
}
