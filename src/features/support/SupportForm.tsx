import type { FormEvent } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { SupportRequestType } from '../../api/types'
import { contractLabel } from '../../domain/contracts'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { Grid, Text } from '../../ui/layout'
import { SelectField } from '../../ui/SelectField'
import { TextArea } from '../../ui/TextArea'
import { LossNotice } from './LossNotice'
import type { StepOf, SupportRequest } from './useSupportRequest'

interface SupportFormProps extends Pick<SupportRequest, 'actions'> {
  types: readonly SupportRequestType[]
  step: StepOf<'writing'>
}

export function SupportForm({ types, step, actions }: SupportFormProps) {
  const { LL } = useI18nContext()
  const { contracts, contractId, typeId, text, isLoss, isTooShort, blanks, message, isBusy } = step
  const send = (event: FormEvent) => {
    event.preventDefault()
    actions.sendRequest({ typeId, contractId })
  }
  return (
    <Form onSubmit={send}>
      <Text color="muted">{LL.support.introduction()}</Text>
      {isLoss && <LossNotice />}
      <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <SelectField
          label={LL.support.requestType()}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={typeId}
          onChange={(event) => actions.chooseType(Number(event.currentTarget.value))}
        />
        <SelectField
          label={LL.support.contract()}
          options={contracts.map((one) => ({ value: one.contractId, label: contractLabel(one) }))}
          value={contractId}
          onChange={(event) => actions.chooseContract(event.currentTarget.value)}
        />
      </Grid>
      <TextArea
        label={LL.support.description()}
        hint={blanks ? LL.support.blanks({ blanks }) : LL.support.draftKept()}
        readOnly={isBusy}
        value={text}
        onChange={(event) => actions.edit(event.currentTarget.value)}
        error={isTooShort ? LL.support.tooShort() : message}
      />
      <Button type="submit" loading={isBusy} alignSelf={{ base: 'stretch', md: 'flex-start' }}>
        {LL.support.submit()}
      </Button>
    </Form>
  )
}
