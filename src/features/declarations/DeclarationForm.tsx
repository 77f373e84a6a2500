import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Contract } from '../../api/types'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { SelectField } from '../../ui/SelectField'
import { TextField } from '../../ui/TextField'
import { CancellationFields } from './CancellationFields'
import { ChosenContract } from './ChosenContract'
import type { DeclarationParts, Draft } from './declarationParts'
import { contractText } from './declarationText'

const Text = chakra('p', { base: { color: 'muted' } })

interface DeclarationFormProps extends DeclarationParts {
  draft: Draft
  changeDraft: (draft: Draft) => void
  contracts: Contract[]
  contract: Contract | undefined
}

export function DeclarationForm({
  kind,
  actor,
  texts,
  draft,
  changeDraft,
  contracts,
  contract,
}: DeclarationFormProps) {
  const faults = useSelector(actor, (snapshot) => snapshot.context.faults)
  const message = useSelector(actor, (snapshot) => snapshot.context.message)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The form comes back in place of the summary, whose button had the focus.
    if (document.activeElement === document.body && actor.getSnapshot().context.contractId)
      form.current?.querySelector('select')?.focus()
  }, [actor])

  const edit = (changes: Partial<Draft>) => {
    changeDraft({ ...draft, ...changes })
    actor.send({ type: 'declaration.edit' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { productId, ...declaration } = draft
    actor.send({ type: 'declaration.submit', ...declaration, contractId: contract?.contractId ?? '' })
  }
  return (
    <Form ref={form} onSubmit={submit}>
      {message && <Alert kind="error">{message}</Alert>}
      <Text>{texts[`${kind}Introduction`]}</Text>
      <SelectField
        label={texts.contract}
        options={[
          { value: '', label: texts.chooseContract },
          ...contracts.map((one) => ({ value: one.productId, label: contractText(one, texts) })),
        ]}
        value={draft.productId}
        onChange={(event) => edit({ productId: event.currentTarget.value })}
        error={faults.contractId ? texts.contractMissing : undefined}
      />
      {contract && <ChosenContract {...{ kind, contract, texts }} />}
      {(!contract || contract.contractId) && (
        <>
          {kind === 'cancellation' && (
            <CancellationFields {...{ draft, edit, faults, texts }} bindingEnd={contract?.bindingEndDate} />
          )}
          <TextField
            label={texts.name}
            autoComplete="name"
            value={draft.name}
            onChange={(event) => edit({ name: event.currentTarget.value })}
            error={faults.name ? texts.nameMissing : undefined}
          />
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={(event) => edit({ email: event.currentTarget.value })}
            error={faults.email ? texts.emailMissing : undefined}
          />
          <Button type="submit" alignSelf={{ base: 'stretch', md: 'flex-start' }}>
            {texts.review}
          </Button>
        </>
      )}
    </Form>
  )
}
