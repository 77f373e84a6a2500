interface Plan {
  mvno_code: string
  isActive?: boolean | null
}

/**
 * The plan that is active besides the one that a customer wants. The tariff in use counts unless it says that it is not
 * active; else one of the list that says that it is. `undefined` where none is known.
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
