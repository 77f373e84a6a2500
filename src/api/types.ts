import type { components, paths } from './schema'

type Schemas = components['schemas']

export type User = Schemas['User']
export type Contract = Schemas['Contract']
/** With any code: openapi.yaml describes only the codes that the portal knows. */
export type Refusal = Omit<Schemas['Refusal'], 'code'> & { code: string }
export type Resources = Schemas['ResourceGroups']
export type ResourceAccount = Schemas['ResourceAccount']
export type Notification = Schemas['Notification']
export type ListingEntry = Schemas['ListingEntry']
export type ListingPdf = Schemas['ListingPdf']
export type Tariff = Schemas['Tariff']
export type OldTariff = Schemas['OldTariff']
export type Price = Schemas['Price']
export type Bill = Schemas['Bill']
export type TvTariff = Schemas['TvTariff']
export type InternetTariff = Schemas['InternetTariff']
export type Consent = Schemas['Consent']
export type SupportRequestType = Schemas['SupportRequestType']
export type { paths as ApiPaths }
