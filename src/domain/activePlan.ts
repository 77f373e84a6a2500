interface Plan {
  mvno_code: string
  isActive?: boolean | null
}

/**
 * The active plan, other than the one that a customer wants: the tariff in use, unless it is marked as inactive;
 * else one of the list that is marked as active. `undefined` if none is known.
 */
export function activePlan<Known extends Plan>(
  { oldTariff, tariffs }: { oldTariff: Known | null; tariffs: readonly Known[] },
  wantedCode: string,
): Known | undefined {
  const inUse = oldTariff && oldTariff.isActive !== false ? [oldTariff] : []
  return [...inUse, ...tariffs.filter(({ isActive }) => isActive)].find(
    ({ mvno_code }) => mvno_code !== wantedCode,
  )
}
