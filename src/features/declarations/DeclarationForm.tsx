import { type FormEvent, useEffect, useRef } from 'react'
import { contractText } from '../../core/endOfTerm/contractText'
import type { DeclarationTexts } from '../../core/endOfTerm/declarationTexts'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { Text } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'
import { SelectField } from '../../ui/SelectField'
import { TextField } from '../../ui/TextField'
import { CancellationFields } from './CancellationFields'
import { SelectedContract } from './SelectedContract'
import type { ContractDeclaration, StepOf } from './useContractDeclaration'

interface DeclarationFormProps {
  step: StepOf<'form'>
  declaration: ContractDeclaration
  texts: DeclarationTexts
}

export function DeclarationForm({ step, declaration, texts }: DeclarationFormProps) {
  const { fieldErrors, message, isBack } = step
  const { kind, contracts, draft, contract, earliestEnd, lastNoticeDay } = declaration
  const { edit, review } = declaration.actions
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The form comes back in place of the summary, whose button had the focus.
    if (document.activeElement === document.body && isBack) form.current?.querySelector('select')?.focus()
  }, [isBack])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    review()
  }
  return (
    <Form ref={form} onSubmit={submit}>
      {message && <Alert kind="error">{message}</Alert>}
      <Text color="muted">{texts[`${kind}Introduction`]}</Text>
      <SelectField
        label={texts.contract}
        options={[
          { value: '', label: texts.chooseContract },
          ...contracts.map((one) => ({ value: one.productId, label: contractText(one, texts) })),
        ]}
        value={draft.productId}
        onChange={(event) => edit({ productId: event.currentTarget.value })}
        error={fieldErrors.contractId ? texts.contractMissing : undefined}
      />
      {contract && <SelectedContract {...{ contract, earliestEnd, lastNoticeDay, texts }} />}
      {(!contract || contract.contractId) && (
        <>
          {kind === 'cancellation' && (
            <CancellationFields {...{ draft, edit, fieldErrors, texts, earliestEnd }} />
          )}
          <TextField
            label={texts.name}
            autoComplete="name"
            value={draft.name}
            onChange={(event) => edit({ name: event.currentTarget.value })}
            error={fieldErrors.name ? texts.nameMissing : undefined}
          />
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={(event) => edit({ email: event.currentTarget.value })}
            error={fieldErrors.email ? texts.emailMissing : undefined}
          />
          <Button type="submit" alignSelf={{ base: 'stretch', md: 'flex-start' }}>
            {texts.review}
          </Button>
        </>
      )}
    </Form>
  )
}
