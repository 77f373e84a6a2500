import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { SupportRequestType } from '../../api/types'
import { defaultTypeOf, type SupportActor, type SupportContract } from '../../core/support/support'
import { contractLabel } from '../../domain/contracts'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { SelectField } from '../../ui/SelectField'
import { TextArea } from '../../ui/TextArea'

const Text = chakra('p', { base: { color: 'muted' } })
const Row = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } },
})

interface SupportFormProps {
  types: SupportRequestType[]
  contracts: SupportContract[]
  /** The contract of a request, unless the customer chooses another. */
  usual: SupportContract
  request: SupportActor
}

export function SupportForm({ types, contracts, usual, request }: SupportFormProps) {
  const { LL } = useI18nContext()
  const busy = useSelector(request, (snapshot) => snapshot.hasTag('busy'))
  const tooShort = useSelector(request, (snapshot) => snapshot.matches({ writing: 'tooShort' }))
  const { text, typeId, contractId, message } = useSelector(request, (snapshot) => snapshot.context)

  const contract = contracts.find((one) => one.contractId === contractId) ?? usual
  const selectedTypeId = typeId ?? defaultTypeOf(contract)
  const type = types.find(({ id }) => id === selectedTypeId) ?? types[0]
  const send = (event: FormEvent) => {
    event.preventDefault()
    request.send({
      type: 'request.send',
      typeId: type?.id ?? selectedTypeId,
      contractId: contract.contractId,
    })
  }
  return (
    <Form onSubmit={send}>
      <Text>{LL.support.introduction()}</Text>
      <Row>
        <SelectField
          label={LL.support.requestType()}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={type?.id}
          onChange={(event) =>
            request.send({ type: 'requestType.choose', typeId: Number(event.currentTarget.value) })
          }
        />
        <SelectField
          label={LL.support.contract()}
          options={contracts.map((one) => ({ value: one.contractId, label: contractLabel(one) }))}
          value={contract.contractId}
          onChange={(event) =>
            request.send({ type: 'contract.choose', contractId: event.currentTarget.value })
          }
        />
      </Row>
      <TextArea
        label={LL.support.description()}
        hint={LL.support.draftKept()}
        readOnly={busy}
        value={text}
        onChange={(event) => request.send({ type: 'text.edit', text: event.currentTarget.value })}
        error={tooShort ? LL.support.tooShort() : message}
      />
      <Button type="submit" loading={busy} alignSelf={{ base: 'stretch', md: 'flex-start' }}>
        {LL.support.submit()}
      </Button>
    </Form>
  )
}
