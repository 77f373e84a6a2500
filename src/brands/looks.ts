import type { BrandId } from '.'
import type { Look } from './brand'
import { firstLook } from './first'
import { secondLook } from './second'

export const looks: Readonly<Record<BrandId, Look>> = { first: firstLook, second: secondLook }
