import type { DeclarationTexts } from '../../core/endOfTerm/declarationTexts'
import { RadioGroup } from '../../ui/RadioGroup'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import type { ContractDeclaration, StepOf } from './useContractDeclaration'

interface CancellationFieldsProps extends Pick<ContractDeclaration, 'draft' | 'earliestEnd'> {
  edit: ContractDeclaration['actions']['edit']
  fieldErrors: StepOf<'form'>['fieldErrors']
  texts: DeclarationTexts
}

/** Whether the cancellation is ordinary or for cause, and when the contract ends. */
export function CancellationFields({
  draft,
  edit,
  fieldErrors,
  texts,
  earliestEnd,
}: CancellationFieldsProps) {
  const isEarly =
    earliestEnd !== undefined &&
    !draft.isForCause &&
    draft.date !== '' &&
    new Date(`${draft.date}T00:00`) < earliestEnd
  return (
    <>
      <RadioGroup
        label={texts.type}
        options={[
          { value: 0, label: texts.ordinary },
          { value: 1, label: texts.forCause },
        ]}
        selected={draft.isForCause ? 1 : 0}
        onChoose={(value) => edit({ isForCause: value === 1 })}
      />
      {draft.isForCause && (
        <TextArea
          label={texts.reason}
          minHeight="6rem"
          value={draft.reason}
          onChange={(event) => edit({ reason: event.currentTarget.value })}
          error={fieldErrors.reason ? texts.reasonMissing : undefined}
        />
      )}
      <RadioGroup
        label={texts.end}
        options={[
          { value: 0, label: texts.endNext },
          { value: 1, label: texts.endDate },
        ]}
        selected={draft.end === 'next' ? 0 : 1}
        onChoose={(value) => edit({ end: value === 0 ? 'next' : 'date' })}
      />
      {draft.end === 'date' && (
        <TextField
          label={texts.date}
          type="date"
          hint={isEarly ? texts.beforeEarliest : undefined}
          value={draft.date}
          onChange={(event) => edit({ date: event.currentTarget.value })}
          error={fieldErrors.date ? texts.dateMissing : undefined}
        />
      )}
    </>
  )
}
