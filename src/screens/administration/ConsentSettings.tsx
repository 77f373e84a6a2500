import { useI18nContext } from '../../../i18n/i18n-react'
import { useConsents } from '../../flows/consent'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { ConsentDrawing } from '../shared/drawings/ConsentDrawing'
import { ConsentList } from './ConsentList'
import { Panel, PanelText } from './Panel'

export function ConsentSettings() {
  const { LL } = useI18nContext()
  const consents = useConsents()
  return (
    <Panel>
      <PanelText>{LL.consent.introduction()}</PanelText>
      <QueryView
        query={consents}
        emptyText={LL.consent.empty()}
        emptyDrawing={<ConsentDrawing />}
        skeleton={<Skeleton height="16rem" />}
      >
        {() => <ConsentList consents={consents} />}
      </QueryView>
    </Panel>
  )
}
