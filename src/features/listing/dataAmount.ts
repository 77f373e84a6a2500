/** From this amount, gigabytes are easier to read. */
const MIN_GIGABYTES_MB = 10_000

export interface Amount {
  units: number
  unit: string
}

/** Ten thousand megabytes and more as gigabytes with one decimal: 11664 MB is 11.7 GB. */
export const readableAmount = ({ units, unit }: Amount): Amount =>
  unit === 'MB' && Math.abs(units) >= MIN_GIGABYTES_MB
    ? { units: Math.round(units / 100) / 10, unit: 'GB' }
    : { units, unit }
