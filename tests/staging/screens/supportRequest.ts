import type { Page } from '@playwright/test'
import type { Impossible, ProviderScreen, Stage } from './providerScreen'
import { complaintOf, fieldOf, isBusy, pressButton, saysIn } from './see'

const textField = (stage: Stage) => fieldOf(stage, stage.words('support.description'))
const select = ({ page, words }: Stage, name: 'support.requestType' | 'support.contract') =>
  page.getByLabel(words(name), { exact: true })

const isLongEnough = (text: string) => [...text.trim()].length >= 10

/** Who reads it at the provider shall not look for a customer. */
const longText = 'Test: 1234567890'

/** The contract that stood there first, and the type that was chosen last. */
const remembered = new WeakMap<Page, { contract: string; type?: string }>()
const memoryOf = ({ page }: Stage) => remembered.get(page) ?? { contract: '' }

const valuesOf = (stage: Stage, name: Parameters<typeof select>[1]) =>
  select(stage, name)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))

/** Another contract than the one that stood there first, which a browser tells only if it did not stand there before. */
async function chooseContract(stage: Stage): Promise<Impossible> {
  const { contract } = memoryOf(stage)
  const other = (await valuesOf(stage, 'support.contract')).find((value) => value !== contract)
  if (other === undefined) return 'needs an account with two contracts'
  await select(stage, 'support.contract').selectOption(contract)
  await select(stage, 'support.contract').selectOption(other)
  return undefined
}

async function chooseType(stage: Stage): Promise<Impossible> {
  const now = await select(stage, 'support.requestType').inputValue()
  const type = (await valuesOf(stage, 'support.requestType')).find((value) => value !== now)
  if (type === undefined) return 'needs a provider with two kinds of requests'
  await select(stage, 'support.requestType').selectOption(type)
  remembered.set(stage.page, { ...memoryOf(stage), type })
  return undefined
}

export const supportRequest: ProviderScreen = {
  visits: [
    {
      name: 'opened',
      role: 'everyday',
      async arrive(stage) {
        const { page, words, open } = stage
        const reasons = new Map([
          [words('support.unavailable'), 'the provider takes no requests here'],
          [words('shell.noContracts'), 'needs an account with a contract'],
        ])
        await open('/customer-support')
        const none = [...reasons.keys()].map((text) => page.getByText(text, { exact: true }))
        await none.reduce((all, one) => all.or(one), textField(stage)).waitFor()
        for (const [text, reason] of reasons) if (await saysIn(stage, text)) return reason
        remembered.set(stage.page, { contract: await select(stage, 'support.contract').inputValue() })
        return undefined
      },
    },
  ],
  happens: {
    async 'text.edit'(stage, { text }) {
      await textField(stage).fill(isLongEnough(String(text)) ? longText : String(text))
      return undefined
    },
    'requestType.choose': chooseType,
    'contract.choose': chooseContract,
    'request.send': (stage) => pressButton(stage, stage.words('support.submit')),
  },
  cannot: { 'draft.restore': 'a draft comes back with a page that is loaded anew, with which a walk ends' },
  async look(stage) {
    const { contract, type } = memoryOf(stage)
    return {
      isLongEnough: isLongEnough(await textField(stage).inputValue()),
      isOtherContract: (await select(stage, 'support.contract').inputValue()) !== contract,
      isChosenType: (await select(stage, 'support.requestType').inputValue()) === type,
      complains: (await complaintOf(textField(stage))) === stage.words('support.tooShort'),
      busy: await isBusy(stage),
    }
  },
  expects: (state) => ({ complains: state === 'writing.tooShort', busy: state === 'sending' }),
  keeps: ({ context: { text, contractId, typeId } }) => ({
    isLongEnough: isLongEnough(String(text)),
    isOtherContract: contractId !== null,
    // Which type is usual is the provider's matter.
    ...(typeId !== null && { isChosenType: true }),
  }),
}
