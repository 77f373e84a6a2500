import type { Brand } from './brand'
import { first } from './first'
import { second } from './second'

export type { Brand } from './brand'
export type BrandId = Brand['id']

export const brands: Readonly<Record<BrandId, Brand>> = { first, second }
