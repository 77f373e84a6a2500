/** The `portal:` tags that fit the sandbox's answers; the types of support requests are in account.ts. */
export const sandboxSettings: Readonly<Record<string, string>> = {
  'portal:withdrawal-request': '3',
  'portal:cancellation-request': '4',
  'portal:notice-days': '30',
  'portal:transfer-account': 'AT611904300234573201 Zweiklang Telekom',
  'portal:transfer-sum': 'on',
}
